/** The folder of a clinic as it was in November 2026 is built by every later version, without a change by hand. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../shared/clinic/folder.ts';

test('a folder of an earlier version is checked and built as it is', () => {
  const clinic = mkdtempSync(join(tmpdir(), 'clinic-'));
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  execFileSync('tar', ['-xzf', join(repository, 'fixtures/clinic-2026-11.tar.gz'), '-C', clinic]);
  const run = (script: string) => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, CLINIC_DIR: clinic, BUILD_DIR: build };
    execFileSync(process.execPath, [script], { cwd: repository, env, stdio: 'pipe' });
  };
  run('scripts/run/content-check.ts');
  run('scripts/build/build-site.ts');
  expect(readFileSync(join(build, 'site/index.html'), 'utf8')).toContain('<html lang="en"');
});
