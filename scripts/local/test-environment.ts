import { clinicFolder, fixtureClinic } from '../../shared/clinic/folder.ts';

type Environment = Record<string, string | undefined>;

const testOffset = 20_000;

/** How far PORT_OFFSET moves every port, so that two checkouts run side by side. */
export function portOffset(env: Environment = process.env): number {
  const offset = Number(env['PORT_OFFSET'] ?? 0);
  const isOfTests = env['OWN_CLINIC_DIR'] !== undefined;
  const limit = isOfTests ? 2 * testOffset : testOffset;
  if (offset % 100 === 0 && offset >= 0 && offset < limit) return offset;
  throw new Error(`PORT_OFFSET is "${env['PORT_OFFSET']}"; write 100, 200 … up to ${testOffset - 100}.`);
}

/** Tests depend on no clinic's words, and run beside `npm start`; OWN_CLINIC_DIR is for the few tests of the clinic. */
export function testEnvironment(env: Environment = process.env): Record<string, string> {
  // A process that a test started has inherited it.
  const isInherited = env['OWN_CLINIC_DIR'] !== undefined;
  return {
    CLINIC_DIR: fixtureClinic,
    OWN_CLINIC_DIR: env['OWN_CLINIC_DIR'] ?? clinicFolder(env),
    BUILD_DIR: '.local/test',
    PORT_OFFSET: String(portOffset(env) + (isInherited ? 0 : testOffset)),
  };
}
