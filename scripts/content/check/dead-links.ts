import {
  defaultLanguage,
  languageOfPath,
  languages,
  localeOf,
  type Language,
} from '../../../shared/languages.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { editDistance } from '../../../src/lib/edit-distance.ts';
import { movedPaths, allPages } from '../../../src/routing/routes.ts';
import { contentOfLanguage, type SiteContents } from '../../../src/model/site-content.ts';
import type { SpaceCheck } from '../../../src/content/check/check-space.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import { placeholderValuesOf, findInTexts, textsOf } from './written-texts.ts';
import { decodeUrl, linksIn } from './links-in.ts';
import { anchorsOn } from './page-anchors.ts';

export function findDeadLinks({
  space,
  findings,
  contents,
}: SpaceCheck & { space: Space }): ContentFinding[] {
  // While the content is invalid in a language, the pages of that language are unknown.
  if (findings.length > 0) return [];
  const pages = pagesByPath(contents);
  const moved = movedPaths();

  function linkProblem(target: string, language: Language): Problem | undefined {
    if (!target.startsWith('/') || target.startsWith('//')) {
      return isExternalUrl(target) ? undefined : problem('deadLink', { target });
    }
    const [path = '', anchor] = target.replace(/\?[^#]*/, '').split('#');
    const page = pages.get(path);
    if (page?.language !== language) {
      const paths = [...pages.keys()].filter((each) => pages.get(each)?.language === language);
      const meant = moved.get(path) ?? nearest(path, paths) ?? '/';
      const code = page ? 'otherLanguage' : 'unknownPage';
      return problem(code, { target, meant: anchor ? `${meant}#${anchor}` : meant });
    }
    if (!anchor || page.anchors.includes(anchor)) return undefined;
    const nearestAnchor = nearest(anchor, page.anchors);
    const meant = nearestAnchor ? `${path}#${nearestAnchor}` : path;
    return problem('unknownAnchor', { path, anchor: `#${anchor}`, meant });
  }

  const placeholderValuesIn = placeholderValuesOf(space);
  return textsOf(space).flatMap((written) => {
    const language = languages.find((one) => localeOf(one) === written.locale);
    return linksIn(written.text).flatMap(({ href }) => {
      const target = interpolate(href, placeholderValuesIn(written)).trim();
      const found = linkProblem(target, language ?? languageOfPath(target));
      return found ? [findingAt(written, found)] : [];
    });
  });
}

/** The EU's platform for online dispute resolution closed on 20 July 2025. */
const closedPlatform = /ec\.europa\.eu\/(?:consumers\/)?odr/i;

export function findObsoleteLinks({ space }: { space: Space }): ContentFinding[] {
  return findInTexts(space, ({ contentType, field, text }) => {
    if (closedPlatform.test(text)) return problem('closedPlatform');
    if (contentType !== 'contactDetails' || field !== 'mapUrl' || !URL.canParse(text)) return undefined;
    const { pathname, search, hash } = new URL(text);
    return pathname + search + hash === '/' ? problem('mapFrontPage') : undefined;
  });
}

/** Returns whether the URL is a valid absolute one, a mailbox or a phone number. */
function isExternalUrl(address: string): boolean {
  const target = decodeUrl(address);
  if (/^tel:/i.test(target)) return /^tel:[+(]?\d[\d\s().-]+$/i.test(target);
  if (/^mailto:/i.test(target)) return /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+/i.test(target);
  return /^https:\/\//i.test(address) && URL.canParse(address) && new URL(address).hostname.includes('.');
}

function pagesByPath(contents: SiteContents): Map<string, { language: Language; anchors: string[] }> {
  const { services } = contentOfLanguage(contents, defaultLanguage);
  const pages = allPages(services.list.map(({ serviceUrl }) => serviceUrl));
  return new Map(
    pages.map(({ page, language, path }) => [path, { language, anchors: anchorsOn(page.route, contents) }]),
  );
}

function nearest(word: string, candidates: string[]): string | undefined {
  return candidates.toSorted((a, b) => editDistance(word, a) - editDistance(word, b))[0];
}
