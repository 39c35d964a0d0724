import { unreadNames, type Compared } from './translations.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { eachField, findingAt } from '../../../src/content/check/each-field.ts';
import { readLocales } from '../../../src/content/check/space-index.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import { textsOf, type WrittenText } from './written-texts.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';

/** RFC 2606 reserves these names: no message reaches anybody. */
const exampleHost = /(^|[@.])example(\.(com|org|net))?$/i;

export function isExample(address: string): boolean {
  const { hostname = '', pathname = '' } = URL.canParse(address) ? new URL(address) : {};
  // `mailto:` has no host.
  return exampleHost.test(hostname || pathname || address);
}

/** `[to be added]`, but not the words of a Markdown link. */
const placeholder = /\[[^\][]+\](?!\()/g;
const link = /\bhref="([^"]+)"/g;
/**
 * The example clinic's own address, also in a sentence. A text may name other examples on purpose: `de exemplu
 * maria@posta.example`.
 */
const exampleClinic = /\bghiocel\.example\b/;
const wordEnds = /[\s<>"'()]+/;
const exampleName = /(?<!\p{L})(?:Exemplu(?:lui)?|Valea Ghioceilor)(?!\p{L})/gu;
/** Nobody has such a number: `+40700000000`, also in a link to a messaging app. */
const noNumber = /\d0{8,}$/;
const zeros = /(?<!\d)0{6,}(?!\d)/g;

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text) || URL.canParse(text);

function problemsIn({ text: written, field }: WrittenText): Problem[] {
  // Word writes conditions in brackets into HTML comments.
  const text = written.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const links = [...text.matchAll(link)].flatMap(([, address = '']) => address);
  const named = exampleClinic.test(text)
    ? text.split(wordEnds).flatMap((word) => /^.*\bghiocel\.example\b/.exec(word) ?? [])
    : [];
  const addresses = new Set([...(isAddress(text) ? [text] : links), ...named]);
  return [
    ...(text.match(placeholder) ?? []).map((found) => problem('unfinished', { found })),
    ...[...addresses].filter(isExample).map((address) => problem('exampleAddress', { address })),
    ...(text.match(exampleName) ?? []).map((word) => problem('exampleWord', { word })),
    ...(text.match(zeros) ?? []).map((number) => problem('exampleNumber', { number })),
    ...(/phone|url/i.test(field) && noNumber.test(text) ? [problem('exampleNumber', { number: text })] : []),
  ];
}

/** Shorter texts may be names, or the same in two languages. */
const shortestSentence = 5;

const isName = ({ contentType, field }: WrittenText) =>
  contentType === 'contactDetails' || field === 'copyright';

const isSentence = (written: WrittenText) =>
  !isName(written) && written.text.trim().split(/\s+/).length >= shortestSentence;

/** Texts that are the same in an earlier language, addresses apart: a new clinic begins with such copies. */
function copiesIn(texts: WrittenText[]): WrittenText[] {
  const alike = Map.groupBy(texts, ({ entry, field, text }) =>
    [entry, field, text.replaceAll(/"\/\w+\//g, '')].join(' '),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.filter(({ locale }) => locale !== first?.locale),
  );
}

export function findUntranslated({ space }: { space: Space }): ContentFinding[] {
  const sentences = textsOf(space).filter((written) => isSentence(written));
  return copiesIn(sentences).map((written) => findingAt(written, problem('untranslated')));
}

/** Shorter copies, unless somebody has confirmed that both languages agree. */
export function findUnreadCopies(subject: { space: Space; compared: Compared }): ContentFinding[] {
  const unread = new Set(unreadNames(subject));
  const short = textsOf(subject.space).filter((written) => !isSentence(written));
  const copies = copiesIn(short).filter(({ entry, field }) => unread.has(`${entry}.${field}`));
  return copies.map((written) => findingAt(written, problem('untranslated')));
}

/** The statement names the day on which the site's tests passed, which no build knows. */
function findUndated(space: Space): ContentFinding[] {
  return entriesOf(space, 'accessibility')
    .filter(({ fields }) => !fields['updated'])
    .map(({ sys }) => ({
      ...problem('undated'),
      place: { entry: sys.id, contentType: 'accessibility', field: 'updated', locale: 'all' },
    }));
}

/** Optional texts that only some languages have; search words differ between languages on purpose. */
export function findMissingHere({ space }: { space: Space }): ContentFinding[] {
  const locales = readLocales(space);
  return eachField(space).flatMap((written) => {
    const { field, definition, values } = written;
    if (!definition?.isLocalized || definition.isRequired || /words$/i.test(field)) return [];
    const missing = locales.filter((locale) => !values[locale]);
    if (!['Symbol', 'Text'].includes(definition.storage.type) || missing.length === locales.length) return [];
    return missing.map((locale) => findingAt({ ...written, locale }, problem('missingHere')));
  });
}

export function findUnfinishedTexts({ space }: { space: Space }): ContentFinding[] {
  const problems = textsOf(space).flatMap((written) =>
    problemsIn(written).map((found) => findingAt(written, found)),
  );
  return [...problems, ...findUndated(space)];
}
