import { existsSync } from 'node:fs';
import { run } from '../processes.ts';
import type { Outcome, Row } from './row.ts';

type Spec = { file: string; name: string; target: string };

/** The promises a browser shows: each is a browser test, run by Playwright as `npm run test:browser` does. */
const specs: Spec[] = [
  { file: 'contact', name: 'the form', target: 'sent + reference; errors and failures keep what was typed' },
  {
    file: 'slow-send',
    name: 'function cold or slow',
    target: 'said after 8 s, one retry with the same id after 20 s, then the failure message; one mail',
  },
  {
    file: 'drafts',
    name: 'the draft',
    target:
      'kept through reload, crash, deploy and offline; storage denied: everything works, the banner stays',
  },
  {
    file: 'offline',
    name: 'offline',
    target:
      'the page from the cache, the draft kept, sent on one press when back; a deploy: one reload, the draft kept',
  },
  {
    file: 'without-javascript',
    name: 'JavaScript off or blocked',
    target: 'the whole site, a native post, thanks and errors as a page in its language',
  },
  { file: 'translated', name: 'translated by the browser', target: 'everything works' },
  {
    file: 'live',
    name: 'content service down, slow, malformed',
    target: 'the last good content; nothing visible',
  },
  { file: 'headers', name: 'headers', target: 'A+, 120 points or more; no violation on any page' },
];

async function runSpec(path: string): Promise<Outcome> {
  if (!existsSync(path)) return { isMet: false, result: 'there is no such test' };
  // The last lines say how many passed and failed.
  const summary = (output: string) =>
    output
      .split('\n')
      .filter((line) => /^\s+\d+ (passed|failed|flaky|skipped|did not run)/.test(line))
      .map((line) => line.trim().replace(/ \(.*/, ''))
      .join(', ');
  try {
    return { isMet: true, result: summary(await run(['scripts/test-browser.ts', '--project=site', path])) };
  } catch (failure) {
    return { isMet: false, result: summary(String(failure)) || String(failure) };
  }
}

export const browserRows: Row[] = specs.map(({ file, name, target }) => ({
  name,
  target,
  how: `e2e/${file}.spec.ts`,
  isQuick: false,
  prove: () => runSpec(`e2e/${file}.spec.ts`),
}));
