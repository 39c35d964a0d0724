import * as v from 'valibot';
import { type ContentTypeId, entrySchemas } from '../../site-content.ts';
import { cedillaMessage } from './cedilla.ts';
import type { Finding, Place } from '../finding.ts';
import { issueMessage } from './issue-message.ts';
import type { SpaceIndex } from './space-index.ts';
import { type Outcome, readField } from './read-field.ts';
import { type ContentType, type Entry, type Field, isLocalizedText } from '../space.ts';
import { typesetValue } from './typeset.ts';

function isContentTypeId(id: string): id is ContentTypeId {
  return Object.hasOwn(entrySchemas, id);
}

type Values = Record<string, unknown>;
type ReadEntry = {
  contentType: ContentType;
  place: Place;
  values: Values;
  failed: Set<string>;
};
type EntryOutcome = Outcome<Values> | 'open';

export type EntryReader = {
  read: (entry: Entry) => EntryOutcome;
  findings: Finding[];
  sound: () => { entry: Entry; values: Values }[];
};

/** For others than the page, who break lines themselves. */
const setElsewhere = new Set(['pageMeta', 'contactDetails']);

function shown(value: unknown, field: Field, { contentType, locale }: Place): unknown {
  return isLocalizedText(field) && !setElsewhere.has(contentType) ? typesetValue(value, locale) : value;
}

export function createEntryReader(spaceIndex: SpaceIndex): EntryReader {
  const findings: Finding[] = [];
  const outcomes = new Map<Entry, EntryOutcome>();

  function report(place: Place, message: string): { ok: false } {
    findings.push({ ...place, message });
    return { ok: false };
  }

  function read(entry: Entry): EntryOutcome {
    const known = outcomes.get(entry);
    if (known) return known;
    outcomes.set(entry, 'open');
    const outcome = readFields(entry);
    outcomes.set(entry, outcome);
    return outcome;
  }

  function readFields(entry: Entry): Outcome<Values> {
    const id = entry.sys.contentType.sys.id;
    const contentType = spaceIndex.contentType(id);
    const place = { entry: entry.sys.id, contentType: id, field: '', locale: spaceIndex.locale };
    if (!contentType || !isContentTypeId(id)) {
      return report(place, 'The site does not know this content type; use one of the content model.');
    }
    const values: Values = {};
    const failed = new Set<string>();
    for (const field of contentType.fields) {
      const fieldPlace = placeOf(field, place);
      const outcome = readField(entry, field, fieldPlace, { spaceIndex, readEntry: read, report });
      if (!outcome.ok) failed.add(field.id);
      else if (outcome.value !== undefined) values[field.id] = shown(outcome.value, field, fieldPlace);

      const cedilla = spaceIndex.language === 'ro' && cedillaMessage(values[field.id]);
      if (cedilla) {
        report(fieldPlace, cedilla);
        failed.add(field.id);
      }
    }
    check(id, { contentType, place, values, failed });
    return failed.size === 0 ? { ok: true, value: values } : { ok: false };
  }

  function placeOf(field: Field, place: Place): Place {
    return { ...place, field: field.id, locale: spaceIndex.localeOfField(field) };
  }

  function check(id: ContentTypeId, { contentType, place, values, failed }: ReadEntry) {
    const { issues = [] } = v.safeParse(entrySchemas[id], values, { abortPipeEarly: true });
    for (const issue of issues) {
      const fieldId = String(issue.path?.[0]?.key ?? '');
      if (failed.has(fieldId)) continue;
      failed.add(fieldId);
      const field = contentType.fields.find((candidate) => candidate.id === fieldId);
      if (field) {
        report(placeOf(field, place), issueMessage(issue, field, values[fieldId]));
      } else {
        report({ ...place, field: fieldId }, 'The content type lacks this field; add it to the model.');
      }
    }
  }

  return {
    read,
    findings,
    sound: () =>
      [...outcomes].flatMap(([entry, outcome]) =>
        outcome !== 'open' && outcome.ok ? [{ entry, values: outcome.value }] : [],
      ),
  };
}
