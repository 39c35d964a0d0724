import { fixtureClinic } from '../../shared/clinic/folder.ts';

type Environment = Record<string, string | undefined>;

/** Test ports with this offset are below the system's ephemeral ports, which begin at 32768 on Linux. */
const testOffset = 10_000;

/** Tests set CLINIC_DIR, which their child processes inherit. */
const isStartedByTest = (env: Environment) => env['CLINIC_DIR'] !== undefined;

/** Returns a number to add to every port, so that two checkouts can run side by side. */
export function portOffset(env: Environment = process.env): number {
  const offset = Number(env['PORT_OFFSET'] ?? 0);
  const limit = isStartedByTest(env) ? 2 * testOffset : testOffset;
  if (offset % 100 === 0 && offset >= 0 && offset < limit) return offset;
  throw new Error(`PORT_OFFSET is "${env['PORT_OFFSET']}"; write 100, 200 … up to ${testOffset - 100}.`);
}

export function testEnvironment(env: Environment = process.env): Record<string, string> {
  return {
    CLINIC_DIR: fixtureClinic,
    BUILD_DIR: '.local/test',
    PORT_OFFSET: String(portOffset(env) + (isStartedByTest(env) ? 0 : testOffset)),
  };
}
