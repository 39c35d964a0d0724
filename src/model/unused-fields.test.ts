import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../scripts/build/files.ts';
import { repository } from '../../shared/clinic/folder.ts';
import { contentTypes } from './content-model.ts';
import { partFieldId, type ContentType } from './define/content-type.ts';

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|^src\/(?:model\/[^/]+|testing\/.*)$/.test(file);

/** Names in the code of pages and mails; the text of the error code `name_required` is `nameRequired`. */
function namesInCode(): Set<string> {
  const files = ['src', 'shared', 'functions/src'].flatMap((room) => filesIn(join(repository, room)).map((file) => `${room}/${file}`));
  const texts = files.filter(isCode).map((file) => readFileSync(join(repository, file), 'utf8'));
  const names = texts.join('\n').match(/[a-zA-Z_]\w*/g) ?? [];
  return new Set(names.map((name) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())));
}

function unusedFields({ id, fields, parts }: ContentType, names: Set<string>): string[] {
  const namesInPart = new Map<string, string>();
  for (const [part, partFields] of Object.entries(parts)) {
    for (const name of partFields) namesInPart.set(partFieldId(part, name), name);
  }
  const unused = Object.keys(fields).filter((field) => !names.has(namesInPart.get(field) ?? field));
  return unused.map((field) => `${id}.${field}`);
}

test('code names every field of the model but that of the blog, which waits for its articles', () => {
  const names = namesInCode();
  const unused = Object.values<ContentType>(contentTypes).flatMap((type) => unusedFields(type, names));
  expect(unused).toEqual(['general.navigationBlog']);
});
