import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import { textsOf, type WrittenText } from './written-texts.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';

export function findUnfinishedTexts({ space }: { space: Space }): ContentFinding[] {
  const problems = textsOf(space).flatMap((written) =>
    problemsIn(written).map((found) => findingAt(written, found)),
  );
  return [...problems, ...findUndated(space)];
}

/** Matches the domains that RFC 2606 reserves for examples, so that messages to them reach nobody. */
const exampleHost = /(^|[@.])example(\.(com|org|net))?$/i;

export function isExample(address: string): boolean {
  const { hostname = '', pathname = '' } = URL.canParse(address) ? new URL(address) : {};
  // A `mailto:` URL has no host.
  return exampleHost.test(hostname || pathname || address);
}

/** Matches `[to be added]`, but not the text of a Markdown link. */
const placeholder = /\[[^\][]+\](?!\()/g;
const link = /\bhref="([^"]+)"/g;
/**
 * Matches an address of the example clinic, from the beginning of a word to the domain. Other example domains are allowed
 * in sentences, as in `de exemplu maria@posta.example`.
 */
const exampleClinicAddress = /^.*\bghiocel\.example\b/;
const wordEnds = /[\s<>"'()]+/;
const exampleName = /(?<!\p{L})(?:Exemplu(?:lui)?|Valea Ghioceilor)(?!\p{L})/gu;
/** Matches invented numbers such as `0700000000`, also in a link to a messaging app. */
const exampleNumber = /\d0{8,}$/;
const zeros = /(?<!\d)0{6,}(?!\d)/g;

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text) || URL.canParse(text);

function problemsIn({ text: written, field }: WrittenText): Problem[] {
  // HTML comments are removed, since Word writes conditions in brackets into them, which look like placeholders.
  const text = written.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const links = [...text.matchAll(link)].flatMap(([, address = '']) => address);
  const clinicAddresses = text.split(wordEnds).flatMap((word) => exampleClinicAddress.exec(word) ?? []);
  const addresses = new Set([...(isAddress(text) ? [text] : links), ...clinicAddresses]);
  const isInvented = /phone|url/i.test(field) && exampleNumber.test(text.replace(/\s/g, ''));
  return [
    ...(text.match(placeholder) ?? []).map((found) => problem('unfinished', { found })),
    ...[...addresses].filter(isExample).map((address) => problem('exampleAddress', { address })),
    ...(text.match(exampleName) ?? []).map((word) => problem('exampleWord', { word })),
    ...(text.match(zeros) ?? []).map((number) => problem('exampleNumber', { number })),
    ...(isInvented ? [problem('exampleNumber', { number: text })] : []),
  ];
}

/** Finds an accessibility statement without the day on which a person tested the site. */
function findUndated(space: Space): ContentFinding[] {
  const [contentType, field] = ['accessibility', 'updated'];
  return entriesOf(space, contentType)
    .filter(({ fields }) => !fields[field])
    .map(({ sys }) => findingAt({ entry: sys.id, contentType, field, locale: 'all' }, problem('undated')));
}
