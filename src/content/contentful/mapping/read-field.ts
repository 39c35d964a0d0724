import type { Place } from '../finding.ts';
import type { SpaceIndex } from './space-index.ts';
import { type Entry, type Field, type FieldType, isLink } from '../space.ts';
import { toFile } from './to-file.ts';

export type Outcome<T = unknown> = { ok: true; value: T } | { ok: false };

type Reading = {
  spaceIndex: SpaceIndex;
  readEntry: (entry: Entry) => Outcome | 'open';
  report: (place: Place, message: string) => { ok: false };
};

function readLink(value: unknown, fieldType: FieldType, place: Place, reading: Reading): Outcome {
  const { spaceIndex, readEntry, report } = reading;
  const kind = fieldType.linkType === 'Asset' ? 'asset' : 'entry';
  if (!isLink(value) || value.sys.linkType !== fieldType.linkType) {
    return report(place, `This is not a link to an ${kind}; link one.`);
  }
  const { id } = value.sys;
  if (kind === 'asset') {
    const asset = spaceIndex.asset(id);
    if (!asset) return report(place, `The asset "${id}" does not exist; link another.`);
    const outcome = toFile(asset, fieldType, spaceIndex);
    return outcome.ok ? { ok: true, value: outcome.file } : report(place, outcome.message);
  }
  const entry = spaceIndex.entry(id);
  if (!entry) return report(place, `The entry "${id}" does not exist; link another.`);
  const contentType = entry.sys.contentType.sys.id;
  const allowed = fieldType.validations.find((validation) => validation.linkContentType)?.linkContentType;
  if (allowed && !allowed.includes(contentType)) {
    return report(place, `The entry "${id}" is a ${contentType}; link one of: ${allowed.join(', ')}.`);
  }
  const outcome = readEntry(entry);
  if (outcome !== 'open') return outcome;
  return report(place, `The entry "${id}" leads back here by its own links; link another.`);
}

function readLinks(values: unknown[], itemType: FieldType, place: Place, reading: Reading): Outcome {
  const ids = values.filter(isLink).map((link) => link.sys.id);
  const repeated = ids.find((id, position) => ids.indexOf(id) !== position);
  if (repeated) return reading.report(place, `"${repeated}" is linked twice; keep one.`);
  const items = values.map((value) => readLink(value, itemType, place, reading));
  return items.every((item) => item.ok)
    ? { ok: true, value: items.map((item) => item.value) }
    : { ok: false };
}

export function readField(entry: Entry, field: Field, place: Place, reading: Reading): Outcome {
  const value = entry.fields[field.id]?.[place.locale] ?? undefined;
  if (value === undefined) return { ok: true, value };
  if (field.type === 'Link') return readLink(value, field, place, reading);
  if (field.items?.type === 'Link' && Array.isArray(value)) {
    return readLinks(value, field.items, place, reading);
  }
  return { ok: true, value };
}
