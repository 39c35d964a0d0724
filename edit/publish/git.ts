import { spawn } from 'node:child_process';
import { clinicFolder } from '../../shared/clinic/folder.ts';

type Answer = { ok: boolean; text: string };

/** Git asks no question on a terminal, and a look at the folder locks out nobody's commit. */
const quiet = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
  GIT_OPTIONAL_LOCKS: '0',
};

/** Longer than a push of photographs over a slow network. */
const patienceMs = 120_000;

/** Runs git in the clinic's folder; `text` is its output or its error. */
export function git(...args: string[]): Promise<Answer> {
  return new Promise((resolve) => {
    const child = spawn('git', args, {
      cwd: clinicFolder(),
      env: { ...quiet, ...process.env, LC_ALL: 'C' },
      timeout: patienceMs,
    });
    let [output, complaint] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaint += chunk));
    child.on('error', ({ message }) => resolve({ ok: false, text: message }));
    child.on('close', (code, signal) => {
      const failure = signal ? 'timed out' : `${complaint}\n${output}`;
      resolve({ ok: code === 0, text: (code === 0 ? output : failure).trim() });
    });
  });
}

/** Git's errors, with the remedy and who can apply it. */
const meanings: [RegExp, string][] = [
  [
    /ENOENT/,
    'Pe acest calculator lipsește programul git: instalați-l de la https://git-scm.com și porniți din nou editarea.',
  ],
  [
    /not a git repository/,
    'Folderul clinicii nu este încă într-un depozit git: cine administrează site-ul îl pune acolo, o singură dată.',
  ],
  [
    /not a symbolic ref/,
    'Folderul este la o versiune veche, pe nicio ramură: cine administrează site-ul îl aduce pe „main”.',
  ],
  [
    /upstream|unknown revision/,
    'Folderul nu este legat de un depozit la distanță: cine administrează site-ul rulează o dată „git push -u origin main”.',
  ],
  [
    /tell me who you are|empty ident|auto-detection is disabled/i,
    'Git nu știe cine publică: cine administrează site-ul rulează o dată „git config user.name” și „git config user.email”, cu numele și adresa dumneavoastră.',
  ],
  [
    /index\.lock/,
    'Alt program lucrează acum în același folder: apăsați din nou peste un minut; dacă tot nu merge, întrebați cine administrează site-ul.',
  ],
  // Git appends this advice to every failed access, whatever its cause.
  [
    /resolve host|unable to connect|failed to connect|Connection|timed out|unreachable|does not appear to be a git/i,
    'Depozitul nu răspunde. Schimbările rămân pe acest calculator: verificați internetul și apăsați din nou mai târziu.',
  ],
  [
    /Authentication failed|could not read (?:Username|Password)|Permission|publickey|Host key|error: 40[13]|not found/i,
    'Depozitul nu vă recunoaște: cine administrează site-ul vă dă drept de scriere și vă conectează o dată la el.',
  ],
  [
    /protected branch|hook declined/i,
    'Depozitul nu primește schimbări de la dumneavoastră: cine administrează site-ul vă dă dreptul să le publicați direct.',
  ],
  [/\[rejected\]/, 'Altcineva publică chiar acum: apăsați din nou peste un minut.'],
];

export function meaningOf(complaint: string): string {
  const known = meanings.find(([pattern]) => pattern.test(complaint));
  return (
    known?.[1] ??
    `Git nu a primit schimbările; ele rămân pe acest calculator. Arătați cui administrează site-ul ce spune: „${complaint.slice(0, 300)}”.`
  );
}

/** An error of git, in the editor's words. */
export class GitProblem extends Error {}

/** Throws a `GitProblem` when the command fails. */
export async function must(...args: string[]): Promise<string> {
  const { ok, text } = await git(...args);
  if (!ok) throw new GitProblem(meaningOf(text));
  return text;
}

/** The files that a command lists with `-z`. */
export const filesOf = async (...args: string[]) => (await must(...args)).split('\0').filter(Boolean);
