import { join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../..');

/** Tests read this unchanging clinic, so that `content/` can change freely. */
export const fixtureClinic = join(repository, 'fixtures/clinic');

/** Returns the clinic of the environment variable CLINIC_DIR, which tests set; otherwise the repository. */
export function clinicFolder(env: Record<string, string | undefined> = process.env): string {
  return env['CLINIC_DIR'] ? resolve(env['CLINIC_DIR']) : repository;
}
