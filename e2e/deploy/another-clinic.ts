/**
 * The second clinic, in the demonstration's place, passes whatever reads `content/` and `brand/` before a deploy. All other
 * tests read the fixture, whichever clinic stands there.
 */
import { execSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../shared/clinic/folder.ts';
import { makeClone } from './clone.ts';

const clone = makeClone(join(repository, 'fixtures/second-clinic'));
const commands = [
  'npx prettier --check . --log-level=warn',
  'node scripts/run/content-check.ts',
  'npx vitest run --project=unit src/lib/stored',
  'npx playwright test --project=clinic',
];
try {
  for (const command of commands) execSync(command, { cwd: clone.folder, stdio: 'inherit' });
} finally {
  rmSync(clone.folder, { recursive: true, force: true });
}
