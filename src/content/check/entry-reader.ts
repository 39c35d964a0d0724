import * as v from 'valibot';
import { partFieldId, type ContentType } from '../../model/define/content-type.ts';
import type { Field } from '../../model/define/model-field.ts';
import { problem, type Problem } from '../../model/define/problems.ts';
import { contentTypeOf, isShownUntranslated } from '../../model/content-model.ts';
import { cedillaIn, readField, type ReadResult } from './read-field.ts';
import { issueFinding, type ContentFinding, type Place } from './content-finding.ts';
import { inMainLanguage, type SpaceIndex } from './space-index.ts';
import type { Entry } from '../source/space.ts';
import { typesetField } from './typeset.ts';
import { canBeLeftOut, halfParts, untranslatedFields } from './untranslated.ts';

type Values = Record<string, unknown>;
/** `own`: of the language that the entry is shown in. */
type Reading = { entry: Entry; contentType: ContentType; place: Place; own: SpaceIndex };
/** `reading` marks an entry whose links are being read, so that a loop of links ends. */
type EntryResult = ReadResult<Values> | 'reading';

/** Changes the values of a valid entry before the site has them. */
export type AfterRead = (values: Values, entry: Entry, spaceIndex: SpaceIndex) => Values;

export type EntryReader = ReturnType<typeof createEntryReader>;

/** Groups the fields of each part; an optional part with no field filled in is absent. */
function withParts(values: Values, { parts, fields }: ContentType): Values {
  const whole = { ...values };
  for (const [part, names] of Object.entries(parts)) {
    const filled = names.filter((name) => values[partFieldId(part, name)] !== undefined);
    for (const name of filled) delete whole[partFieldId(part, name)];
    if (filled.length > 0 || names.some((name) => fields[partFieldId(part, name)]?.isRequired)) {
      whole[part] = Object.fromEntries(filled.map((name) => [name, values[partFieldId(part, name)]]));
    }
  }
  return whole;
}

function fieldOf({ path }: v.BaseIssue<unknown>, { parts }: ContentType) {
  const [first, second, third] = (path ?? []).map(({ key }) => key);
  const id = String(first);
  if (!parts[id]) return { id, index: second };
  return { id: partFieldId(id, String(second)), index: third };
}

export function createEntryReader(spaceIndex: SpaceIndex, afterRead?: AfterRead) {
  const findings: ContentFinding[] = [];
  const results = new Map<Entry, EntryResult>();

  function report(place: Place, found: Problem): { ok: false } {
    findings.push({ ...found, place });
    return { ok: false };
  }

  function placeOf(id: string, field: Field, place: Place, own: SpaceIndex): Place {
    return { ...place, field: id, locale: own.localeOfField(field) };
  }

  function readOnce(entry: Entry): EntryResult {
    const known = results.get(entry);
    if (known) return known;
    results.set(entry, 'reading');
    const result = readEntry(entry);
    results.set(entry, result);
    return result;
  }

  function readEntry(entry: Entry): ReadResult<Values> {
    const id = entry.sys.contentType.sys.id;
    const contentType = contentTypeOf(id);
    const place = { entry: entry.sys.id, contentType: id, field: '', locale: spaceIndex.locale };
    if (!contentType) return report(place, problem('unknownType'));

    const waits = (names: string[]) => names.some((name) => contentType.fields[name]?.isRequired);
    const texts = untranslatedFields(entry, contentType, spaceIndex);
    const isShown = waits(texts) && isShownUntranslated(contentType);
    const own = isShown ? inMainLanguage(spaceIndex) : spaceIndex;
    const { values, failed, untranslated } = readFields({ entry, contentType, place, own });
    const missing = isShown ? untranslated : [...texts, ...untranslated];
    if (waits(missing) && canBeLeftOut(contentType)) return { ok: false, isUntranslated: true };
    for (const name of halfParts(contentType, missing)) delete values[name];
    if (isShown) values['lang'] = own.language;
    return checkEntry({ entry, contentType, place, own }, values, failed);
  }

  function readFields({ entry, contentType, place, own }: Reading) {
    const values: Values = {};
    const failed = new Set<string>();
    const untranslated: string[] = [];
    for (const [name, field] of Object.entries(contentType.fields)) {
      const fieldPlace = placeOf(name, field, place, own);
      const result = readField(entry, field, fieldPlace, { spaceIndex: own, readEntry: readOnce, report });
      if (!result.ok && result.isUntranslated) untranslated.push(name);
      else if (!result.ok) failed.add(name);
      else if (result.value !== undefined)
        values[name] = typesetField(own.fillFigures(result.value), field, fieldPlace.locale);

      const word = own.language === 'ro' && cedillaIn(values[name]);
      if (word) {
        report(fieldPlace, problem('cedilla', { word }));
        failed.add(name);
      }
    }
    return { values, failed, untranslated };
  }

  function checkEntry(reading: Reading, values: Values, failed: Set<string>): ReadResult<Values> {
    const { entry, contentType, place, own } = reading;
    const parsed = v.safeParse(contentType.schema, withParts(values, contentType), { abortPipeEarly: true });
    for (const issue of parsed.issues ?? []) {
      const { id, index } = fieldOf(issue, contentType);
      const field = contentType.fields[id];
      if (failed.has(id) || !field) continue;
      failed.add(id);
      findings.push(issueFinding(issue, { field, index, value: values[id] }, placeOf(id, field, place, own)));
    }
    if (failed.size > 0 || !parsed.success) return { ok: false };
    const output = parsed.output as Values;
    return { ok: true, value: afterRead?.(output, entry, spaceIndex) ?? output };
  }

  return {
    /** Undefined for an entry with findings, or left out of the language. */
    read(entry: Entry): Values | undefined {
      const result = readOnce(entry);
      return result !== 'reading' && result.ok ? result.value : undefined;
    },
    findings,
  };
}
