import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { confirmTexts } from './compared-texts.ts';
import { examplesFile, examplesText, readExamples, removeConfirmed } from './examples.ts';
import { comparedText, readCompared, translationsFile } from './translations-file.ts';

/**
 * Confirms that the named texts agree in all languages and are true of the clinic. A name is `entry.field`, an entry or a
 * content type; `all` confirms only that every text agrees.
 */
export function confirmContent(space: Space, names: string[], clinic = clinicFolder()) {
  const known = [...space.entries, ...space.assets].flatMap(({ sys, fields }) => [
    sys.id,
    ...Object.keys(fields).map((field) => `${sys.id}.${field}`),
  ]);
  const unknown = names.filter((name) => !['all', ...known].includes(name) && !contentTypeOf(name));
  if (unknown.length > 0) throw new Error(`No entry, field or content type is called ${unknown.join(', ')}.`);
  const compared = confirmTexts(space, readCompared(clinic), names);
  writeFileSync(join(clinic, translationsFile), comparedText(compared));
  const examples = join(clinic, examplesFile);
  if (existsSync(examples))
    writeFileSync(examples, examplesText(removeConfirmed(space, readExamples(clinic), names)));
}
