import * as v from 'valibot';
import type { Language } from '../../../shared/languages.ts';
import { partFieldId, type ContentType } from '../../model/define/content-type.ts';
import type { Field } from '../../model/define/model-field.ts';
import { problem, type Problem } from '../../model/define/problems.ts';
import { contentTypeOf } from '../../model/content-model.ts';
import { cedillaIn, readField, type ReadResult } from './read-field.ts';
import { issueFinding, missingProblem, type ContentFinding, type Place } from './content-finding.ts';
import { inMainLanguage, type SpaceIndex } from './space-index.ts';
import type { Entry } from '../source/space.ts';
import { typesetField } from './typeset.ts';
import { canBeLeftOut, fieldsOfUntranslatedParts, untranslatedIn } from './untranslated.ts';

type Values = Record<string, unknown>;

type EntryContext = {
  entry: Entry;
  contentType: ContentType;
  place: Place;
  /** The space in the language in which the entry is shown. */
  shownIndex: SpaceIndex;
  /** Ids of the fields that are not in the language of `shownIndex`. */
  missing: string[];
};

/** An entry has the result `reading` while its links are resolved, so that a circular link is found. */
type EntryResult = ReadResult<Values> | 'reading';

/** Changes the values of a valid entry before they become site content. */
export type EntryTransform = (values: Values, entry: Entry, spaceIndex: SpaceIndex) => Values;

export type EntryReader = ReturnType<typeof createEntryReader>;

/**
 * Returns a reader of a space's entries in one language. It resolves links, shows untranslated texts in the main language
 * or leaves them out, and checks each entry by the schema of its content type.
 */
export function createEntryReader(spaceIndex: SpaceIndex, afterRead?: EntryTransform) {
  const mainIndex = inMainLanguage(spaceIndex);
  const findings: ContentFinding[] = [];
  const results = new Map<Entry, EntryResult>();
  /** Results in the main language of needed entries that have no translation. */
  const fallbackResults = new Map<Entry, EntryResult>();

  function report(place: Place, found: Problem): { ok: false } {
    findings.push({ ...found, place });
    return { ok: false };
  }

  function placeOf(id: string, field: Field, place: Place, index: SpaceIndex): Place {
    return { ...place, field: id, locale: index.localeOfField(field) };
  }

  function readCached(entry: Entry, isNeeded: boolean): EntryResult {
    const cache = isNeeded ? fallbackResults : results;
    const cached = cache.get(entry);
    if (cached) return cached;
    cache.set(entry, 'reading');
    const result = readEntry(entry, isNeeded);
    cache.set(entry, result);
    return result;
  }

  /** If `isNeeded`, an entry that would be left out is read in the main language instead. */
  function readOnce(entry: Entry, isNeeded: boolean): EntryResult {
    const result = readCached(entry, false);
    const isLeftOut = result !== 'reading' && !result.ok && result.isUntranslated;
    return isLeftOut && isNeeded ? readCached(entry, true) : result;
  }

  function readEntry(entry: Entry, isNeeded: boolean): ReadResult<Values> {
    const typeId = entry.sys.contentType.sys.id;
    const contentType = contentTypeOf(typeId);
    const place = { entry: entry.sys.id, contentType: typeId, field: '', locale: spaceIndex.locale };
    if (!contentType) return report(place, problem('unknownType'));

    const { missing, isEntryUntranslated } = untranslatedIn(entry, contentType, spaceIndex);
    if (isEntryUntranslated && !isNeeded && canBeLeftOut(contentType))
      return { ok: false, isUntranslated: true };
    const shownIndex = isEntryUntranslated ? mainIndex : spaceIndex;
    const context = { entry, contentType, place, shownIndex, missing: isEntryUntranslated ? [] : missing };
    const { values, failed } = readFields(context);
    const leftOut = fieldsOfUntranslatedParts(entry, contentType, context.missing, shownIndex.locale);
    for (const id of leftOut) delete values[id];
    if (isEntryUntranslated) values['lang'] = shownIndex.language;
    return checkEntry(context, values, failed);
  }

  /** Returns undefined for a text that is left out until it is translated. */
  function indexFor(id: string, field: Field, { shownIndex, missing }: EntryContext) {
    if (!missing.includes(id)) return shownIndex;
    const isShown = (field.isRequired && !field.isEmptyIfUntranslated) || field.part;
    return isShown ? mainIndex : undefined;
  }

  /** `failed` has the ids of the invalid fields, whose findings are reported. */
  function readFields(context: EntryContext) {
    const { entry, contentType, place, shownIndex } = context;
    const values: Values = {};
    const failed = new Set<string>();
    for (const [id, field] of Object.entries(contentType.fields)) {
      const index = indexFor(id, field, context);
      if (!index) {
        // Valibot runs the field's `transform`, which supplies an empty text, only if the key exists.
        if (field.isEmptyIfUntranslated) values[id] = undefined;
        continue;
      }
      const fieldPlace = placeOf(id, field, place, index);
      const isNeeded = field.isRequired || field.part !== undefined || shownIndex === mainIndex;
      const readLink = (linked: Entry) => readOnce(linked, isNeeded);
      const result = readField(entry, field, fieldPlace, { spaceIndex: index, readEntry: readLink, report });
      if (!result.ok) {
        if (!result.isUntranslated) failed.add(id);
        continue;
      }
      if (result.value !== undefined)
        values[id] = typesetField(index.fillFigures(result.value), field, fieldPlace.locale);
      const found = valueProblem(values[id], field, index.language);
      if (found) {
        report(fieldPlace, found);
        failed.add(id);
      }
    }
    return { values, failed };
  }

  function checkEntry(context: EntryContext, values: Values, failed: Set<string>): ReadResult<Values> {
    const { entry, contentType, place, shownIndex, missing } = context;
    const grouped = withParts(values, contentType, missing, mainIndex.language);
    const parsed = v.safeParse(contentType.schema, grouped, { abortPipeEarly: true });
    for (const issue of parsed.issues ?? []) {
      const { id, index } = fieldOf(issue, contentType);
      const field = contentType.fields[id];
      if (failed.has(id) || !field) continue;
      failed.add(id);
      const fieldPlace = placeOf(id, field, place, shownIndex);
      findings.push(issueFinding(issue, { field, index, value: values[id] }, fieldPlace));
    }
    if (failed.size > 0 || !parsed.success) return { ok: false };
    const output = parsed.output as Values;
    return { ok: true, value: afterRead?.(output, entry, spaceIndex) ?? output };
  }

  return {
    /** Returns undefined for an entry that has findings. An untranslated entry is read in the main language. */
    read(entry: Entry): Values | undefined {
      const result = readOnce(entry, true);
      return result !== 'reading' && result.ok ? result.value : undefined;
    },
    findings,
  };
}

/** Finds the problems that the schema of the content type does not. */
function valueProblem(value: unknown, field: Field, language: Language): Problem | undefined {
  if (value === undefined) {
    // The schema accepts a missing text, since a translation may leave it out.
    return field.isRequired && field.isEmptyIfUntranslated ? missingProblem(field) : undefined;
  }
  const word = language === 'ro' && cedillaIn(value);
  return word ? problem('cedilla', { word }) : undefined;
}

/** `langs` has the language of each text that is not in the entry's language. */
const langsOf = (names: string[], language: string): Values =>
  names.length > 0 ? { langs: Object.fromEntries(names.map((name) => [name, language])) } : {};

/** Groups the fields of each part as an object; omits an optional part without a filled field. */
function withParts(
  values: Values,
  { parts, fields }: ContentType,
  missing: string[],
  language: string,
): Values {
  const isMissing = (id: string) => missing.includes(id) && values[id] !== undefined;
  const grouped: Values = { ...values, ...langsOf(missing.filter(isMissing), language) };
  for (const [part, names] of Object.entries(parts)) {
    const idOf = (name: string) => partFieldId(part, name);
    const filled = names.filter((name) => idOf(name) in values);
    for (const name of filled) delete grouped[idOf(name)];
    const isRequired = names.some((name) => fields[idOf(name)]?.isRequired);
    if (filled.length === 0 && !isRequired) continue;
    const partValues = Object.fromEntries(filled.map((name) => [name, values[idOf(name)]]));
    const untranslated = names.filter((name) => isMissing(idOf(name)));
    grouped[part] = { ...partValues, ...langsOf(untranslated, language) };
  }
  return grouped;
}

/** Returns the field of an issue, whose path is `[field, index]` or, in a part, `[part, field, index]`. */
function fieldOf({ path }: v.BaseIssue<unknown>, { parts }: ContentType) {
  const [first, second, third] = (path ?? []).map(({ key }) => key);
  const id = String(first);
  if (!parts[id]) return { id, index: second };
  return { id: partFieldId(id, String(second)), index: third };
}
