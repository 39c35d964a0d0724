import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../scripts/build/files.ts';
import { formatJson } from '../../scripts/build/format-json.ts';
import type { Asset, Entry } from '../../src/content/source/space.ts';

export type ContentFile = {
  entries?: Entry[];
  assets?: Asset[];
  locales?: { code: string; name?: string }[];
};

export async function changeContent(clinic: string, change: (content: ContentFile) => ContentFile) {
  const files = filesIn(join(clinic, 'content')).filter((file) => file.endsWith('.json'));
  for (const file of files) {
    const path = join(clinic, 'content', file);
    const content = JSON.parse(readFileSync(path, 'utf8')) as ContentFile;
    writeFileSync(path, await formatJson(`content/${file}`, change(content)));
  }
}
