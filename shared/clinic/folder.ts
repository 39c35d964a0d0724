import { join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../..');

/** The frozen clinic that tests stand on, so that `content/` is free to change. */
export const fixtureClinic = join(repository, 'fixtures/clinic');

/** Tests name another folder by CLINIC_DIR. */
export function clinicFolder(env: Record<string, string | undefined> = process.env): string {
  return env['CLINIC_DIR'] ? resolve(env['CLINIC_DIR']) : repository;
}
