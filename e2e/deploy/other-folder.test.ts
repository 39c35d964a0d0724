/** A clinic in a folder of its own is built and deployed from there, and the clone of the code stays as it was. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyClinic } from '../support/clinic-folder.ts';
import { makeClone, type Clone } from './clone.ts';

const project = 'riverbank-lane';

let clone: Clone;
let clinic: string;
const read = (file: string) => readFileSync(join(clinic, file), 'utf8');

beforeAll(() => {
  clone = makeClone();
  clinic = copyClinic(clone.path('fixtures/second-clinic'), project, {
    SITE_ORIGIN: 'https://www.riverbank-lane.test',
    MAIL_INBOX: 'desk@riverbank-lane.test',
  });
});
afterAll(() => {
  for (const folder of [clone.folder, clinic]) rmSync(folder, { recursive: true, force: true });
});

test('the build goes to the folder of the clinic, and changes nothing of the code', async () => {
  const before = clone.read('firebase.json');
  const { status, output } = await clone.run('npm run --silent build', { CLINIC_DIR: clinic });
  expect(output).toContain(
    `pages for https://www.riverbank-lane.test written to ${join(clinic, 'deploy/site')}/`,
  );
  expect(status).toBe(0);
  expect(read('deploy/site/index.html')).toContain('<html lang="en"');
  expect(read(`deploy/functions/.env.${project}`)).toContain('MAIL_INBOX="desk@riverbank-lane.test"');
  expect(clone.read('firebase.json')).toBe(before);
  for (const file of ['dist', 'functions/lib', `functions/.env.${project}`]) {
    expect(existsSync(clone.path(file)), file).toBe(false);
  }
});

test('Firebase builds it again from there before it uploads it', async () => {
  rmSync(join(clinic, 'deploy/site/index.html'));
  const { status, output } = await clone.firebaseHook(
    'hosting',
    project,
    join(clinic, 'deploy/firebase.json'),
  );
  expect(status, output).toBe(0);
  expect(read('deploy/site/index.html')).toContain('<html lang="en"');
});
