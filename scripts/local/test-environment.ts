import { clinicFolder, fixtureClinic } from '../../shared/clinic/folder.ts';
import { portOffset, testOffset } from './port-offset.ts';

const testBuild = '.local/test';

/**
 * What the tests stand on, so that they depend on no clinic's words and run beside `npm start`: a frozen clinic, a
 * build and ports of their own. OWN_CLINIC_DIR is the folder CLINIC_DIR named, for the few tests of that clinic.
 */
export function testEnvironment(
  env: Record<string, string | undefined> = process.env,
): Record<string, string> {
  // A process that a test started has inherited it.
  const isInherited = env['OWN_CLINIC_DIR'] !== undefined;
  return {
    CLINIC_DIR: fixtureClinic,
    OWN_CLINIC_DIR: env['OWN_CLINIC_DIR'] ?? clinicFolder(env),
    BUILD_DIR: testBuild,
    PORT_OFFSET: String(portOffset(env) + (isInherited ? 0 : testOffset)),
  };
}
