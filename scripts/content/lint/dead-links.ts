import { languageOfPath, languages, localeOf, type Language } from '../../../src/language/languages.ts';
import { redirects } from '../../../src/routing/redirects.ts';
import { allPages } from '../../../src/routing/routes.ts';
import { fragmentsOf } from '../../../src/content/page/page-fragments.ts';
import { fewestAnswers } from '../../../src/model/common.ts';
import type { Finding } from '../../../src/content/check/finding.ts';
import { isLink, type Space } from '../../../src/content/source/space.ts';
import { findingAt, idsOfType, sharedValue, textsOf } from '../written-texts.ts';

const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;
const elsewhere = /^(?:https:|mailto:|tel:)/i;

function byIndex(space: Space, ids: string[]): string[] {
  const index = (id: string) => Number(sharedValue(space, id, 'index'));
  return ids.toSorted((a, b) => index(a) - index(b));
}

function listed(space: Space, id: string, list: string): string[] {
  const links = sharedValue(space, id, list);
  return byIndex(
    space,
    (Array.isArray(links) ? links.filter(isLink) : []).map(({ sys }) => sys.id),
  );
}

function addressesOf(space: Space): Map<string, { language: Language; fragments: string[] }> {
  const idsOf = (group: string, list: string) => listed(space, idsOfType(space, group)[0] ?? '', list);
  const answers = idsOf('pricesPage', 'paymentBlocks').length;
  const text = (id: string, field: string) => String(sharedValue(space, id, field) ?? '');
  const parts = {
    priceCategories: idsOf('priceList', 'categories').map((category) => ({
      slug: text(category, 'slug'),
      labels: listed(space, category, 'items').map((row) => text(row, 'addressLabel') || text(row, 'label')),
    })),
    packages: idsOf('pricesPage', 'promoPackagesPackages').map((id) =>
      Number(sharedValue(space, id, 'index')),
    ),
    hasSentence: idsOf('pricesPage', 'sentenceNeeds').length > 0,
    payment: answers < fewestAnswers ? 0 : answers,
    terms: idsOf('terms', 'sections').length,
    privacy: idsOf('privacy', 'sections').length,
    accessibility: idsOf('accessibility', 'sections').length,
    situations: idsOf('emergenciesPage', 'situations').map((id) => text(id, 'slug')),
    hasHospital: idsOfType(space, 'emergenciesPage').some((id) => text(id, 'hospitalName') !== ''),
  };
  const pages = allPages(byIndex(space, idsOfType(space, 'service')).map((id) => text(id, 'serviceUrl')));
  return new Map(
    pages.map(({ page, language, path }) => [path, { language, fragments: fragmentsOf(page.route, parts) }]),
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

export function findDeadLinks(space: Space): Finding[] {
  const addresses = addressesOf(space);
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
