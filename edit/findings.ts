import { findAll, isWaiting, stopsSave, type CheckedFinding } from '../scripts/content/check/all-checks.ts';
import { examplesText, readExamples, type Examples } from '../scripts/content/check/examples.ts';
import { comparedText, readCompared } from '../scripts/content/check/translations-file.ts';
import type { Compared } from '../scripts/content/check/translations.ts';
import { findingInRomanian, type ContentFinding } from '../src/content/check/content-finding.ts';
import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import { byId, isLink, spaceVersion, type Entry, type Space } from '../src/content/source/space.ts';
import type { FieldPlace } from './places.ts';
import { amountIn } from './sheet.ts';
import { currencyOf, isPrice, nameOf, titleOf } from './words.ts';

export type WaitingKind = NonNullable<CheckedFinding['waits']>;

export type Finding = FieldPlace & {
  /** The place in words; empty for a finding about no entry. */
  name: string;
  message: string;
  /** The list in which a finding waits that stops no save. */
  waits?: WaitingKind;
  /** `entry.field`, or the entry, by which an editor confirms the text. */
  confirmName: string;
};

export type WaitingCounts = Partial<Record<WaitingKind, number>>;

/** The field that shows an asset: editors know an asset only by that field. */
export function showingField(
  asset: string,
  { entries }: Space,
): Pick<FieldPlace, 'entry' | 'field'> | undefined {
  const isShown = (link: unknown) => isLink(link) && link.sys.linkType === 'Asset' && link.sys.id === asset;
  for (const { sys, fields } of entries) {
    const found = Object.entries(fields).find(([, values]) => Object.values(values).some(isShown));
    if (found) return { entry: sys.id, field: found[0] };
  }
  return undefined;
}

/** Editors know entries by their titles, not by their ids. */
function withTitles(finding: ContentFinding, space: Space): ContentFinding {
  const entries = byId(space.entries);
  const titled = (id: string) => {
    const entry = entries.get(id);
    return entry ? titleOf(entry, space) : id;
  };
  const values = Object.entries(finding.values).map(([name, value]) => {
    return [name, String(value).split(', ').map(titled).join(', ')];
  });
  return { ...finding, values: Object.fromEntries(values) as Record<string, string> };
}

/** A translation may wait: of a text that no language has, only the main language's is asked for. */
function lacksOriginal({ code, place }: ContentFinding, all: CheckedFinding[], space: Space): boolean {
  const main = defaultLocaleOf(space);
  if (code !== 'missing' || place.locale === main) return false;
  return all.some(
    ({ finding: { code: other, place: at } }) =>
      other === code && at.entry === place.entry && at.field === place.field && at.locale === main,
  );
}

/** What stands in the field of a price and is none. */
function wrongPrice({ sys, fields }: Entry, field: string, space: Space): string | undefined {
  const typed = fields[field]?.[defaultLocaleOf(space)];
  if (!isPrice(sys.contentType.sys.id, field) || typeof typed !== 'string') return undefined;
  // The check of the field says which numbers it takes.
  if (/^-?\d+$/.test(typed.trim())) return undefined;
  const amount = amountIn(typed.trim(), currencyOf(space));
  return `„${typed}”: ${amount.ok ? 'scrieți un singur număr; un interval are două câmpuri' : amount.reason}.`;
}

export async function findingsIn(...asked: Parameters<typeof findAll>): Promise<Finding[]> {
  const [space] = asked;
  const entries = byId(space.entries);
  const found = await findAll(...asked);
  const all = found
    .filter(({ finding }) => !lacksOriginal(finding, found, space))
    .map(({ finding, waits }): Finding => {
      const { entry: id, field, locale } = finding.place;
      const place = { entry: id, field, ...(entries.has(id) ? {} : showingField(id, space)), locale };
      const entry = entries.get(place.entry);
      return {
        ...place,
        name: entry ? nameOf(entry, place.field, space, locale) : '',
        message:
          (entry && wrongPrice(entry, place.field, space)) ?? findingInRomanian(withTitles(finding, space)),
        ...(waits && { waits }),
        confirmName: String(finding.values['name'] ?? `${id}.${field}`),
      };
    });
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** What the clinic's folder stores beside the texts. */
export type Stored = { compared: Compared; examples: Examples };

/** The contents before and after a save. */
const kept = 2;
const foundIn = new Map<string, Promise<Finding[]>>();

/** The findings that stop a save or wait: a form, its save and the list after it ask about the same content. */
export async function findingsOfSave(
  space: Space,
  stored: Stored = { compared: readCompared(), examples: readExamples() },
): Promise<Finding[]> {
  const { compared, examples } = stored;
  const lists = [comparedText(compared), examplesText(examples)];
  const key = JSON.stringify([await spaceVersion(space), lists, new Date().toDateString()]);
  const found = foundIn.get(key) ?? findingsIn(space, (each) => stopsSave(each) || isWaiting(each), stored);
  foundIn.delete(key);
  foundIn.set(key, found);
  const [oldest = ''] = foundIn.keys();
  if (foundIn.size > kept) foundIn.delete(oldest);
  return found;
}

export function waitingCounts(findings: Finding[]): WaitingCounts {
  const waiting = findings.filter(({ waits }) => waits);
  return Object.fromEntries(
    [...Map.groupBy(waiting, ({ waits }) => waits)].map(([kind, all]) => [kind, all.length]),
  );
}
