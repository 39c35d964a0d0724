import * as v from 'valibot';
import type { ContentType } from './content-type.ts';
import type { Storage } from './model-field.ts';
import { limits } from './limits.ts';
import { problem, issueMessage } from './problems.ts';
import { listSizeCheck, listSizeValidations, type Words } from './texts.ts';
import { sharedField } from './values.ts';

/** Width and height are 0 for a file without image details, such as a video. */
export const fileSchema = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  description: v.string(),
});

/** Maximum file sizes in megabytes; a film must load on a phone. */
export const maxMegabytes = { image: limits.pictureBytes.max / 2 ** 20, video: 50 };

export function picture(name: string, help: string) {
  const words = `${help} La imagine scrieți ce arată, în fiecare limbă, pentru cei care nu o văd.`;
  return { ...file('image', [name, words]), needsDescription: true };
}

export function decoration(name: string, help: string) {
  return file('image', [name, `${help} Doar însoțește textul: nu are nevoie de o descriere.`]);
}

export function film(...words: Words) {
  return file('video', words);
}

export function linked<S extends v.GenericSchema>(type: ContentType<S>, ...words: Words) {
  const validations = [ofType(type)];
  const storage: Storage = { type: 'Link', widget: 'entryLinkEditor', linkType: 'Entry', validations };
  return sharedField(linkedEntry(type), storage, words);
}

export function linkedList<S extends v.GenericSchema>(
  type: ContentType<S>,
  { min = 0, max }: { min?: number; max?: number },
  ...words: Words
) {
  const schema = v.pipe(v.array(linkedEntry(type)), listSizeCheck<v.InferOutput<S>>(min, max));
  const items = { type: 'Link' as const, linkType: 'Entry' as const, validations: [ofType(type)] };
  const validations = listSizeValidations(min, max);
  return sharedField(schema, { type: 'Array', widget: 'entryLinksEditor', items, validations }, words);
}

/** Returns the ids of the content types, or the file groups, to which Contentful restricts a link. */
export function linkValidation(
  { validations = [] }: Pick<Storage, 'validations'>,
  name: 'linkContentType' | 'linkMimetypeGroup',
) {
  return validations.flatMap((validation) => (validation[name] as string[] | undefined) ?? []);
}

function file(group: keyof typeof maxMegabytes, words: Words) {
  const megabytes = maxMegabytes[group];
  const validations = [
    { linkMimetypeGroup: [group], problem: problem(group === 'image' ? 'pictureHere' : 'filmHere') },
    { assetFileSize: { max: megabytes * 2 ** 20 }, problem: problem('tooHeavy', { megabytes }) },
  ];
  const storage: Storage = { type: 'Link', widget: 'assetLinkEditor', linkType: 'Asset', validations };
  return sharedField(fileSchema, storage, words);
}

/** Checks only that the link is resolved, since the linked entry is validated by its own schema. */
const linkedEntry = <S extends v.GenericSchema>(_: ContentType<S>) =>
  v.custom<v.InferOutput<S>>(
    (value) => typeof value === 'object' && value !== null,
    issueMessage('missingLink'),
  );

const ofType = ({ id, name }: ContentType) => ({
  linkContentType: [id],
  problem: problem('typeHere', { name }),
});
