import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './files-in.ts';

test('nothing that is built or deployed knows the preview', () => {
  for (const folder of ['src', 'shared', 'functions/src']) {
    for (const file of filesIn(folder).filter((name) => /\.tsx?$/.test(name))) {
      const path = join(folder, file);
      expect(readFileSync(path, 'utf8'), path).not.toMatch(/PREVIEW_TOKEN|preview\.contentful/);
    }
  }
});
