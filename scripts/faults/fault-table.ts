import { format, resolveConfig } from 'prettier';
import type { Fault } from './fault.ts';

const introduction = `# Seeded faults

What the tests prove, shown by breaking it: each fault is a mistake somebody could make in the product, and the test
named beside it fails because of it. \`npm run test:faults\` makes them one after the other and takes each back;
\`-- --list\` names them, \`-- --only <word>\` tries some, \`-- --write\` writes this page. The faults are data in
\`scripts/faults/\`.

*Before* is the test that caught the fault before the tests were restructured (commit c43960d).
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function row({ name, promise, before, caughtBy: { suite, file, title } }: Fault): string {
  const now = `\`${suite === 'npm test' ? suite : `npm run ${suite}`}\`: ${file}${title ? `, “${title}”` : ''}`;
  const then = before === 'no' ? 'no' : `yes: ${before}`;
  return `| ${[name, promise, then, now].map(cell).join(' | ')} |`;
}

export const faultPage = 'docs/seeded-faults.md';

/** What stands on the page, as the formatter would leave it. */
export async function faultTable(faults: Fault[]): Promise<string> {
  const head = ['| Fault | Promise | Before | Now |', '| --- | --- | --- | --- |'];
  const text = `${introduction}\n${[...head, ...faults.map(row)].join('\n')}\n`;
  return format(text, { ...(await resolveConfig(faultPage)), filepath: faultPage });
}
