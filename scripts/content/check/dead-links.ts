import {
  defaultLanguage,
  languageOfPath,
  languages,
  localeOf,
  type Language,
} from '../../../shared/languages.ts';
import { redirects, allPages } from '../../../src/routing/routes.ts';
import { contentIn, type SiteContents } from '../../../src/model/site-content.ts';
import type { SpaceCheck } from '../../../src/content/check/check-space.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import { findingAt, findInTexts, textsOf } from './written-texts.ts';
import { anchorsOn } from './page-anchors.ts';

const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;
const elsewhere = /^(?:https:|mailto:|tel:)/i;

function addressesOf(contents: SiteContents): Map<string, { language: Language; anchors: string[] }> {
  const services = contentIn(contents, defaultLanguage).services.list.map(({ serviceUrl }) => serviceUrl);
  return new Map(
    allPages(services).map(({ page, language, path }) => {
      return [path, { language, anchors: anchorsOn(page.route, contents) }];
    }),
  );
}

/** How many letters two words differ by at most, good enough to guess what was meant. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [position, letter] of [...a].entries()) {
    const next = [position + 1];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (b[column - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return [...candidates].toSorted((a, b) => distance(word, a) - distance(word, b))[0];
}

/** Of a space whose content is valid in every language. */
export function findDeadLinks({
  space,
  findings,
  contents,
}: SpaceCheck & { space: Space }): ContentFinding[] {
  if (findings.length > 0) return [];
  const addresses = addressesOf(contents);
  const moved = new Map(redirects().map(({ source, destination }) => [source, destination]));
  const pathsIn = (language: Language) =>
    [...addresses].flatMap(([path, page]) => (page.language === language ? [path] : []));

  function whatIsWrong(target: string, language: Language): Problem | undefined {
    if (!target.startsWith('/') || target.startsWith('//')) {
      if (elsewhere.test(target)) return undefined;
      return problem('deadLink', { target });
    }
    const [path = '', anchor] = target.replace(/\?[^#]*/, '').split('#');
    const page = addresses.get(path);
    if (!page) {
      const meant = moved.get(path) ?? nearest(path, pathsIn(language)) ?? '/';
      return problem('unknownPage', { target, meant });
    }
    if (page.language !== language) {
      return problem('otherLanguage', { target, meant: nearest(path, pathsIn(language)) ?? '/' });
    }
    if (!anchor || page.anchors.includes(anchor)) return undefined;
    const meant = nearest(anchor, page.anchors);
    return problem('unknownAnchor', {
      path,
      anchor: `#${anchor}`,
      meant: meant ? `${path}#${meant}` : path,
    });
  }

  return textsOf(space).flatMap((written) => {
    const language = languages.find((one) => localeOf(one) === written.locale);
    return [...written.text.matchAll(href)].flatMap(([, double, single, bare]) => {
      const target = (double ?? single ?? bare ?? '').trim();
      const found = whatIsWrong(target, language ?? languageOfPath(target));
      return found ? [findingAt(written, found)] : [];
    });
  });
}

/** The EU's platform for online disputes closed on 20 July 2025. */
const closedPlatform = /ec\.europa\.eu\/(?:consumers\/)?odr/i;

/** Links to pages of others that are of no use. */
export function findUselessLinks({ space }: { space: Space }): ContentFinding[] {
  return findInTexts(space, ({ contentType, field, text }) => {
    if (closedPlatform.test(text)) return problem('closedPlatform');
    if (contentType !== 'contactDetails' || field !== 'mapUrl' || !URL.canParse(text)) return undefined;
    const { pathname, search, hash } = new URL(text);
    return pathname + search + hash === '/' ? problem('mapFrontPage') : undefined;
  });
}
