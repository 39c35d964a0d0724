import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('nothing that is built or deployed knows the preview', () => {
  for (const folder of ['src', 'shared', 'functions/src']) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((one) => one.isFile() && /\.tsx?$/.test(one.name))) {
      const path = join(file.parentPath, file.name);
      expect(readFileSync(path, 'utf8'), path).not.toMatch(/PREVIEW_TOKEN|preview\.contentful/);
    }
  }
});
