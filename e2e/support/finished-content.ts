import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../scripts/build/files.ts';
import { formatJson } from '../../scripts/build/format-json.ts';

/** What a clinic writes over the placeholders of the fixture. */
function finished(text: string): string {
  return text
    .replace(/\[[^\][]+\]/g, 'completat')
    .replace(/\.example\b/g, '.ro')
    .replaceAll('40700000000', '40264123456')
    .replaceAll('0700 000 000', '0264 123 456')
    .replace(/^0{6}$/, '400010')
    .replace(/\bExemplu(?:lui)?\b/g, 'Florilor');
}

/** Fills in what the fixture leaves to a clinic. */
export async function finishContent(clinic: string) {
  const files = filesIn(join(clinic, 'content')).filter((file) => file.endsWith('.json'));
  for (const file of files.map((each) => `content/${each}`)) {
    const path = join(clinic, file);
    const values: unknown = JSON.parse(readFileSync(path, 'utf8'), (_, value: unknown) =>
      typeof value === 'string' ? finished(value) : value,
    );
    writeFileSync(path, await formatJson(file, values));
  }
}
