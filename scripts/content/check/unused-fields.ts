import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../../shared/clinic/folder.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import { contentTypes } from '../../../src/model/content-model.ts';
import { partFieldId, type ContentType } from '../../../src/model/define/content-type.ts';
import { problem } from '../../../src/model/define/problems.ts';
import { filesIn } from '../../build/files.ts';

const isCode = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.|^src\/(?:model\/[^/]+|testing\/.*)$/.test(file);

/** Names in the code of pages and mails; the text of the error code `name_required` is `nameRequired`. */
function namesInCode(): Set<string> {
  const files = ['src', 'shared', 'functions/src'].flatMap((room) =>
    filesIn(join(repository, room)).map((file) => `${room}/${file}`),
  );
  const texts = files.filter(isCode).map((file) => readFileSync(join(repository, file), 'utf8'));
  const names = texts.join('\n').match(/[a-zA-Z_]\w*/g) ?? [];
  return new Set([
    ...names,
    ...names.map((name) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())),
  ]);
}

/** No code names these fields, so no page shows their text. */
export function findUnusedFields(): ContentFinding[] {
  const names = namesInCode();
  return Object.values<ContentType>(contentTypes).flatMap(({ id, fields, parts }) => {
    const ofParts = Object.entries(parts).flatMap(([part, own]) =>
      own.map((name) => [partFieldId(part, name), name] as const),
    );
    const readAs = new Map<string, string>(ofParts);
    return Object.entries(fields)
      .filter(([field, { isUnused }]) => !isUnused && !names.has(readAs.get(field) ?? field))
      .map(([field]) =>
        findingAt({ entry: '', contentType: id, field, locale: 'all' }, problem('unusedText')),
      );
  });
}
