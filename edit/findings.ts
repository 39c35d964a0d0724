import {
  runChecks,
  hasWaitingKind,
  stopsSave,
  type CheckedFinding,
} from '../scripts/content/check/all-checks.ts';
import { examplesText, readExamples, type Examples } from '../scripts/content/check/examples.ts';
import { comparedText, readCompared } from '../scripts/content/check/translations-file.ts';
import type { Compared } from '../scripts/content/check/translations.ts';
import { formatFindingInRomanian, type ContentFinding } from '../src/content/check/content-finding.ts';
import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import { byId, isLink, spaceVersion, type Entry, type Space } from '../src/content/source/space.ts';
import type { FieldPlace } from './places.ts';
import { parseAmount } from './sheet.ts';
import { currencyOf, isPriceField, nameOf, titleOf } from './words.ts';

export type WaitingKind = NonNullable<CheckedFinding['waitingKind']>;

export type Finding = FieldPlace & {
  /** The name of the field for editors; empty for a finding that is about no entry. */
  name: string;
  message: string;
  /** Set for a waiting finding, which does not stop a save; the layer lists the finding under this kind. */
  waitingKind?: WaitingKind;
  /** The `name` of a change that confirms the finding: `entry.field` or an entry's id. */
  confirmName: string;
};

/** The clinic's records of compared translations (`translations.txt`) and of unconfirmed examples (`examples.txt`). */
export type Records = { compared: Compared; examples: Examples };

/** Opening a form, saving and listing the waiting texts share results; a save needs those before and after the save. */
const cacheSize = 2;
const cache = new Map<string, Finding[]>();

/** Returns the findings that stop a save, and waiting findings. */
export async function findingsOfSave(
  space: Space,
  records: Records = { compared: readCompared(), examples: readExamples() },
): Promise<Finding[]> {
  const { compared, examples } = records;
  const recordTexts = [comparedText(compared), examplesText(examples)];
  // Some findings depend on the day.
  const key = JSON.stringify([await spaceVersion(space), recordTexts, new Date().toDateString()]);
  const findings =
    cache.get(key) ?? findingsIn(space, (each) => stopsSave(each) || hasWaitingKind(each), records);
  // Moves the key to the end, so that the first key is the least recently used one.
  cache.delete(key);
  cache.set(key, findings);
  const [leastRecent = ''] = cache.keys();
  if (cache.size > cacheSize) cache.delete(leastRecent);
  return findings;
}

/** Returns the findings of the checks that `isSelected` accepts, worded for editors. */
export function findingsIn(
  space: Space,
  isSelected: Parameters<typeof runChecks>[1],
  records?: Records,
): Finding[] {
  const entries = byId(space.entries);
  const checked = withoutConsequences(runChecks(space, isSelected, records));
  const findings = checked
    .filter(({ finding }) => !isOriginalMissing(finding, checked, space))
    .map((each) => toFinding(each, space, entries));
  const unique = new Map(findings.map((each) => [JSON.stringify(each), each]));
  return [...unique.values()];
}

function toFinding(
  { finding, waitingKind }: CheckedFinding,
  space: Space,
  entries: Map<string, Entry>,
): Finding {
  const { entry: id, field, locale } = finding.place;
  // The id of a finding about a file is that of an asset.
  const assetField = entries.has(id) ? {} : findAssetField(id, space);
  const place = { entry: id, field, ...assetField, locale };
  const entry = entries.get(place.entry);
  const priceMessage = entry && explainPrice(entry, place.field, space);
  return {
    ...place,
    name: entry ? nameOf(entry, place.field, space, locale) : '',
    message: priceMessage ?? formatFindingInRomanian(withTitles(finding, space, entries)),
    ...(waitingKind && { waitingKind }),
    confirmName: String(finding.values['name'] ?? `${id}.${field}`),
  };
}

/** Returns the field that displays an asset, since editors know an asset only by that field. */
export function findAssetField(
  asset: string,
  { entries }: Space,
): Pick<FieldPlace, 'entry' | 'field'> | undefined {
  const isShown = (link: unknown) => isLink(link) && link.sys.linkType === 'Asset' && link.sys.id === asset;
  for (const { sys, fields } of entries) {
    const [field] = Object.entries(fields).find(([, values]) => Object.values(values).some(isShown)) ?? [];
    if (field !== undefined) return { entry: sys.id, field };
  }
  return undefined;
}

/** Replaces ids by titles, since editors do not know ids. */
function withTitles(finding: ContentFinding, space: Space, entries: Map<string, Entry>): ContentFinding {
  const titled = (id: string) => {
    const entry = entries.get(id);
    return entry ? titleOf(entry, space) : id;
  };
  const values = Object.entries(finding.values).map(([name, value]) => {
    return [name, String(value).split(', ').map(titled).join(', ')];
  });
  return { ...finding, values: Object.fromEntries(values) as Record<string, string> };
}

/** If original and translation are both missing, the finding about the original suffices. */
function isOriginalMissing({ code, place }: ContentFinding, all: CheckedFinding[], space: Space): boolean {
  const main = defaultLocaleOf(space);
  if (code !== 'missing' || place.locale === main) return false;
  const isOriginal = ({ entry, field, locale }: ContentFinding['place']) =>
    entry === place.entry && field === place.field && locale === main;
  return all.some(({ finding }) => finding.code === code && isOriginal(finding.place));
}

/** An unreadable file makes its texts seem missing, so findings with these codes replace all others. */
const unreadableCodes = new Set<string>(['fileUnreadable', 'fileHalfMerged', 'fileFormat']);

function withoutConsequences(all: CheckedFinding[]): CheckedFinding[] {
  const unreadable = all.filter(({ finding: { code } }) => unreadableCodes.has(code));
  return unreadable.length > 0 ? unreadable : all;
}

/** Explains why the text in a price field is not one plain number. */
function explainPrice({ sys, fields }: Entry, field: string, space: Space): string | undefined {
  const typed = fields[field]?.[defaultLocaleOf(space)];
  if (!isPriceField(sys.contentType.sys.id, field) || typeof typed !== 'string') return undefined;
  // For a number the model's check explains which numbers are allowed.
  if (/^-?\d+$/.test(typed.trim())) return undefined;
  const amount = parseAmount(typed.trim(), currencyOf(space));
  return `„${typed}”: ${amount.ok ? 'scrieți un singur număr; un interval are două câmpuri' : amount.reason}.`;
}
