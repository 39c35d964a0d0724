import { join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../..');

/** Tests read this unchanging clinic, so that `content/` can change freely. */
export const fixtureClinic = join(repository, 'fixtures/clinic');

/** Returns the folder in CLINIC_DIR, which tests set, or else the repository's. */
export function clinicFolder(env: Record<string, string | undefined> = process.env): string {
  return env['CLINIC_DIR'] ? resolve(env['CLINIC_DIR']) : repository;
}
