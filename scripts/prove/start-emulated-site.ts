import { readdirSync, readFileSync } from 'node:fs';
import { startMailServer } from '../../functions/src/testing/mail-server.ts';
import { buildLocalSite, expectFree, startEmulators } from '../local-site.ts';
import { emulatorPorts, ports } from '../ports.ts';
import { stop } from '../processes.ts';

/** The processes of a group whose environment has this line. Linux tells it. */
function processesOf(group: number, line: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
        return Number(fields[2]) === group && environment.includes(line);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The site in the Firebase emulators, as `npm start` has it, with a mail server that can be closed. */
export async function startEmulatedSite() {
  if (process.platform !== 'linux')
    throw new Error('This test needs Linux, whose /proc names the emulators’ processes.');
  await expectFree([...Object.values(emulatorPorts), ports.smtp]);
  await buildLocalSite({ site: true });
  const mail = await startMailServer({ port: ports.smtp });
  const emulators = await startEmulators('hosting,functions,tasks', {
    // They start a process for each request under way.
    FUNCTIONS_EMULATOR_PARALLEL: '8',
  });
  return {
    url: `http://127.0.0.1:${ports.hosting}/api/contact`,
    mail,
    /** Ends every process of a function at once; says how many there were. */
    kill(name: string): number {
      const found = processesOf(emulators.pid ?? 0, `FUNCTION_TARGET=${name}`);
      for (const pid of found) process.kill(pid, 'SIGKILL');
      return found.length;
    },
    async stop() {
      await stop(emulators);
      await mail.close();
    },
  };
}

export type EmulatedSite = Awaited<ReturnType<typeof startEmulatedSite>>;
