import { existsSync } from 'node:fs';
import { cp, mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dayMs } from '../../../shared/durations.ts';
import { filesIn, writeText } from '../../build/files.ts';

const validFor = 30 * dayMs;
const timeout = 10_000;
const atOnce = 8;

/** The list is deployed with the site: hashed files, each with the time of the last build that wrote it. */
const listName = 'build-files.json';

type Former = { file: string; time: number; copyTo: (target: string) => Promise<void> };

const isName = (file: string) => /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(file);

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer;
}

async function deployedFiles(origin: string): Promise<Former[]> {
  const list = (await (await fetched(`${origin}/${listName}`)).json()) as Record<string, string>;
  return Object.entries(list)
    .filter(([file]) => isName(file))
    .map(([file, time]) => ({
      file,
      time: Date.parse(time),
      async copyTo(target) {
        const body = await (await fetched(`${origin}/static/${file}`)).arrayBuffer();
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, Buffer.from(body));
      },
    }));
}

async function localFiles(folder: string): Promise<Former[]> {
  if (!existsSync(folder)) return [];
  const files = filesIn(folder).map(async (file) => ({
    file,
    time: (await stat(join(folder, file))).mtimeMs,
    copyTo: (target: string) => cp(join(folder, file), target),
  }));
  return Promise.all(files);
}

/**
 * Open pages request the files they were built with, so a build also contains those of the last 30 days: from the
 * deployed site or, if it does not answer, from this machine's last build, with a warning.
 */
export async function addFormerFiles(
  site: string,
  origin: string,
  localBuild: string,
): Promise<string | undefined> {
  const folder = join(site, 'static');
  const now = Date.now();
  const built = filesIn(folder);
  const times = new Map(built.map((file) => [file, now]));
  const add = async ({ file, time, copyTo }: Former) => {
    await copyTo(join(folder, file));
    times.set(file, time);
  };
  const addAll = async (former: Former[]) => {
    const missing = former.filter(({ file, time }) => !times.has(file) && now - time <= validFor);
    for (let from = 0; from < missing.length; from += atOnce)
      await Promise.all(missing.slice(from, from + atOnce).map(add));
  };
  async function addFormer(): Promise<string | undefined> {
    if (process.env['FORMER_FILES'] === 'no') return 'WARNING: FORMER_FILES=no: open pages need a reload.';
    try {
      await addAll(await deployedFiles(origin));
      return undefined;
    } catch (error) {
      await addAll(await localFiles(join(localBuild, 'static')));
      return `WARNING: The files of former builds come from ${localBuild}/ on this machine, not from ${origin}: ${(error as Error).message}.`;
    }
  }
  const warning = await addFormer();
  for (const [file, time] of times) await utimes(join(folder, file), new Date(time), new Date(time));
  const list = [...times].map(([file, time]) => [file, new Date(time).toISOString()]);
  await writeText(join(site, listName), `${JSON.stringify(Object.fromEntries(list))}\n`);
  return warning;
}
