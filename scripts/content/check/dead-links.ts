import {
  defaultLanguage,
  languageOfPath,
  languages,
  localeOf,
  type Language,
} from '../../../shared/languages.ts';
import { distance } from '../../../src/lib/spelling.ts';
import { redirects, allPages } from '../../../src/routing/routes.ts';
import { contentIn, type SiteContents } from '../../../src/model/site-content.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { findingAt, textsOf } from './written-texts.ts';
import { placesOn } from './page-places.ts';

const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;
const elsewhere = /^(?:https:|mailto:|tel:)/i;

function addressesOf(contents: SiteContents): Map<string, { language: Language; fragments: string[] }> {
  const services = contentIn(contents, defaultLanguage).services.list.map(({ serviceUrl }) => serviceUrl);
  return new Map(
    allPages(services).map(({ page, language, path }) => {
      return [path, { language, fragments: placesOn(page.route, contents) }];
    }),
  );
}

function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return [...candidates].toSorted((a, b) => distance(word, a) - distance(word, b))[0];
}

export function findDeadLinks(space: Space, contents: SiteContents): ContentFinding[] {
  const addresses = addressesOf(contents);
  const moved = new Map(redirects().map(({ source, destination }) => [source, destination]));
  const pathsIn = (language: Language) =>
    [...addresses].flatMap(([path, page]) => (page.language === language ? [path] : []));

  function whatIsWrong(target: string, language: Language): string | undefined {
    if (!target.startsWith('/') || target.startsWith('//')) {
      if (elsewhere.test(target)) return undefined;
      return `"${target}" leads nowhere; begin with / for a page of the site, and with https:// for another.`;
    }
    const [path = '', fragment] = target.replace(/\?[^#]*/, '').split('#');
    const page = addresses.get(path);
    if (!page) {
      const meant = moved.get(path) ?? nearest(path, pathsIn(language));
      return `"${target}" is no page of the site; write ${meant}, or choose another page.`;
    }
    if (page.language !== language) {
      return `"${target}" leads to another language; write ${nearest(path, pathsIn(language))}.`;
    }
    if (!fragment || page.fragments.includes(fragment)) return undefined;
    const meant = nearest(fragment, page.fragments);
    return `${path} has no place "#${fragment}"; write ${path}${meant ? `#${meant}` : ''}.`;
  }

  return textsOf(space).flatMap((written) => {
    const language = languages.find((one) => localeOf(one) === written.locale);
    return [...written.text.matchAll(href)].flatMap(([, double, single, bare]) => {
      const target = (double ?? single ?? bare ?? '').trim();
      const message = whatIsWrong(target, language ?? languageOfPath(target));
      return message ? [findingAt(written, message)] : [];
    });
  });
}
