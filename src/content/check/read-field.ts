import { contentTypeOf } from '../../model/content-model.ts';
import { linkValidation } from '../../model/define/links.ts';
import type { Place } from './finding.ts';
import type { SpaceIndex } from './space-index.ts';
import { type Entry, isLink } from '../source/space.ts';
import type { Field, Storage } from '../../model/define/model-field.ts';
import { toFile } from './to-file.ts';

export type Outcome<T = unknown> = { ok: true; value: T } | { ok: false };

type LinkStorage = Pick<Storage, 'linkType' | 'validations'>;

type Reading = {
  spaceIndex: SpaceIndex;
  readEntry: (entry: Entry) => Outcome | 'open';
  report: (place: Place, message: string) => { ok: false };
};

function readLink(value: unknown, storage: LinkStorage, place: Place, reading: Reading): Outcome {
  const { spaceIndex, readEntry, report } = reading;
  const kind = storage.linkType === 'Asset' ? 'asset' : 'entry';
  if (!isLink(value) || value.sys.linkType !== storage.linkType) {
    return report(place, `This is not a link to an ${kind}; link one.`);
  }
  const { id } = value.sys;
  if (kind === 'asset') {
    const asset = spaceIndex.asset(id);
    if (!asset) return report(place, `The asset "${id}" does not exist; link another.`);
    const outcome = toFile(asset, storage, spaceIndex);
    return outcome.ok ? { ok: true, value: outcome.file } : report(place, outcome.message);
  }
  const entry = spaceIndex.entry(id);
  if (!entry) return report(place, `The entry "${id}" does not exist; link another.`);
  const contentType = entry.sys.contentType.sys.id;
  const allowed = linkValidation(storage, 'linkContentType');
  if (!allowed.includes(contentType)) {
    const nameOf = (type: string) => contentTypeOf(type)?.name ?? type;
    const names = allowed.map(nameOf).join(', ');
    return report(place, `The entry "${id}" is of the type "${nameOf(contentType)}"; link one of: ${names}.`);
  }
  const outcome = readEntry(entry);
  if (outcome !== 'open') return outcome;
  return report(place, `The entry "${id}" leads back here by its own links; link another.`);
}

function readLinks(values: unknown[], itemStorage: LinkStorage, place: Place, reading: Reading): Outcome {
  const ids = values.filter(isLink).map((link) => link.sys.id);
  const repeated = ids.find((id, position) => ids.indexOf(id) !== position);
  if (repeated) return reading.report(place, `"${repeated}" is linked twice; keep one.`);
  const items = values.map((value) => readLink(value, itemStorage, place, reading));
  return items.every((item) => item.ok)
    ? { ok: true, value: items.map((item) => item.value) }
    : { ok: false };
}

export function readField(entry: Entry, field: Field, place: Place, reading: Reading): Outcome {
  const value = entry.fields[place.field]?.[place.locale] ?? undefined;
  if (value === undefined) return { ok: true, value };
  const { storage } = field;
  if (storage.type === 'Link') return readLink(value, storage, place, reading);
  if (storage.items?.type === 'Link' && Array.isArray(value)) {
    return readLinks(value, storage.items, place, reading);
  }
  return { ok: true, value };
}
