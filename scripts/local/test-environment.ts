import { fixtureClinic } from '../../shared/clinic/folder.ts';

type Environment = Record<string, string | undefined>;

/** Tests stay below the ports that systems give to connections, on Linux from 32768. */
const testOffset = 10_000;

/** Tests set CLINIC_DIR, and their processes inherit it. */
const isOfTests = (env: Environment) => env['CLINIC_DIR'] !== undefined;

/** Added to every port, so that two checkouts run side by side. */
export function portOffset(env: Environment = process.env): number {
  const offset = Number(env['PORT_OFFSET'] ?? 0);
  const limit = isOfTests(env) ? 2 * testOffset : testOffset;
  if (offset % 100 === 0 && offset >= 0 && offset < limit) return offset;
  throw new Error(`PORT_OFFSET is "${env['PORT_OFFSET']}"; write 100, 200 … up to ${testOffset - 100}.`);
}

/** Tests read the fixture and have their own build. */
export function testEnvironment(env: Environment = process.env): Record<string, string> {
  return {
    CLINIC_DIR: fixtureClinic,
    BUILD_DIR: '.local/test',
    PORT_OFFSET: String(portOffset(env) + (isOfTests(env) ? 0 : testOffset)),
  };
}
