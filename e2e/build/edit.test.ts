import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolders } from '../../scripts/build/build-folders.ts';
import { filesIn } from '../../scripts/build/files.ts';

test('no file of the site has a mark of the edit layer, or a byte of it', () => {
  const { site } = buildFolders();
  const files = filesIn(site);
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(join(site, file), 'utf8');
    expect(text.search(/[\u{E0100}-\u{E01EF}]|data-edit|@edit|edit-layer/u), file).toBe(-1);
  }
});
