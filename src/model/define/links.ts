import * as v from 'valibot';
import type { Storage } from './model-field.ts';
import { limits } from './limits.ts';
import { problem, rule } from './problems.ts';
import { hasSize, listSize, type Words } from './texts.ts';

type Linked<S extends v.GenericSchema = v.GenericSchema> = { id: string; name: string; schema: S };

/** Width and height are 0 for a file that is not an image. */
export const fileSchema = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  description: v.string(),
});

function link<S extends v.GenericSchema>(schema: S, storage: Storage, [name, help]: Words) {
  return { schema, storage, name, help, isLocalized: false, isRequired: true };
}

/** Maximum file sizes in megabytes; a film must load on a phone. */
export const maxMegabytes = { image: limits.pictureBytes.max / 2 ** 20, video: 50 };

function file(group: keyof typeof maxMegabytes, words: Words) {
  const megabytes = maxMegabytes[group];
  const validations = [
    { linkMimetypeGroup: [group], problem: problem(group === 'image' ? 'pictureHere' : 'filmHere') },
    { assetFileSize: { max: megabytes * 2 ** 20 }, problem: problem('tooHeavy', { megabytes }) },
  ];
  const storage: Storage = { type: 'Link', widget: 'assetLinkEditor', linkType: 'Asset', validations };
  return link(fileSchema, storage, words);
}

export function picture(name: string, help: string) {
  const words = `${help} La imagine scrieți ce arată, în fiecare limbă, pentru cei care nu o văd.`;
  return { ...file('image', [name, words]), isDescribed: true };
}

export function decoration(name: string, help: string) {
  return file('image', [name, `${help} Doar însoțește textul: nu are nevoie de o descriere.`]);
}

export function film(...words: Words) {
  return file('video', words);
}

export function linkValidation(
  { validations = [] }: Pick<Storage, 'validations'>,
  name: 'linkContentType' | 'linkMimetypeGroup',
) {
  return validations.flatMap((validation) => (validation[name] as string[] | undefined) ?? []);
}

/** Checks only that the link is resolved, since the linked entry is validated by its own schema. */
const linkedEntry = <S extends v.GenericSchema>(_: Linked<S>) =>
  v.custom<v.InferOutput<S>>((value) => typeof value === 'object' && value !== null, rule('missingLink'));

const ofType = ({ id, name }: Linked) => ({ linkContentType: [id], problem: problem('typeHere', { name }) });

export function linked<S extends v.GenericSchema>(type: Linked<S>, ...words: Words) {
  const validations = [ofType(type)];
  const storage: Storage = { type: 'Link', widget: 'entryLinkEditor', linkType: 'Entry', validations };
  return link(linkedEntry(type), storage, words);
}

type Count = { min?: number; max?: number };

export function linkedList<S extends v.GenericSchema>(
  type: Linked<S>,
  { min = 0, max }: Count,
  ...words: Words
) {
  const schema = v.pipe(v.array(linkedEntry(type)), hasSize<v.InferOutput<S>>(min, max));
  const items = {
    type: 'Link' as const,
    linkType: 'Entry' as const,
    validations: [ofType(type)],
  };
  const widget = 'entryLinksEditor';
  return link(schema, { type: 'Array', widget, items, validations: listSize(min, max) }, words);
}
