import { clinicFolder, fixtureClinic } from '../../shared/clinic/folder.ts';

type Environment = Record<string, string | undefined>;

const testOffset = 20_000;

/** Added to every port, so that two checkouts run side by side. */
export function portOffset(env: Environment = process.env): number {
  const offset = Number(env['PORT_OFFSET'] ?? 0);
  const isOfTests = env['OWN_CLINIC_DIR'] !== undefined;
  const limit = isOfTests ? 2 * testOffset : testOffset;
  if (offset % 100 === 0 && offset >= 0 && offset < limit) return offset;
  throw new Error(`PORT_OFFSET is "${env['PORT_OFFSET']}"; write 100, 200 … up to ${testOffset - 100}.`);
}

/** Tests read the fixture and have their own build; OWN_CLINIC_DIR names the clinic of `e2e/clinic`. */
export function testEnvironment(env: Environment = process.env): Record<string, string> {
  // Processes of a test inherit OWN_CLINIC_DIR.
  const isInherited = env['OWN_CLINIC_DIR'] !== undefined;
  return {
    CLINIC_DIR: fixtureClinic,
    OWN_CLINIC_DIR: env['OWN_CLINIC_DIR'] ?? clinicFolder(env),
    BUILD_DIR: '.local/test',
    PORT_OFFSET: String(portOffset(env) + (isInherited ? 0 : testOffset)),
  };
}
