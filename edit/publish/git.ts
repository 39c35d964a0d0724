import { execFile } from 'node:child_process';
import { clinicFolder } from '../../shared/clinic/folder.ts';

type GitResult = { ok: boolean; text: string };

/** Git must not prompt on a terminal, and reading the folder must not lock the index. */
const quietEnv = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
  GIT_OPTIONAL_LOCKS: '0',
};

/** Pushing photographs over a slow network takes less. */
const timeoutMs = 120_000;

/** Runs git in the clinic's folder; `text` is its output or its error message. Never rejects. */
export function git(...args: string[]): Promise<GitResult> {
  const env = { ...quietEnv, ...process.env, LC_ALL: 'C' };
  const options = { cwd: clinicFolder(), env, timeout: timeoutMs, maxBuffer: Infinity };
  return new Promise((resolve) => {
    execFile('git', args, options, (error, output, stderr) => {
      if (!error) return resolve({ ok: true, text: output.trim() });
      const message = `${stderr}\n${output}`.trim() || error.message.trim();
      return resolve({ ok: false, text: error.killed ? `${message}\ngit: no answer` : message });
    });
  });
}

export const savedHereMessage = 'Ce ați scris dumneavoastră este păstrat pe acest calculator';

type Meanings = [stderr: RegExp, meaning: string][];

/** Errors of commands that contact no server. They are not searched for `serverErrors`, since a git hook may print any text. */
const localErrors: Meanings = [
  [
    /^spawn git ENOENT/,
    'Pe acest calculator lipsește programul git: instalați-l de la https://git-scm.com și porniți din nou editarea.',
  ],
  [
    /^fatal: not a git repository/m,
    'Folderul clinicii nu este încă într-un depozit git: cine administrează site-ul îl pune acolo, o singură dată.',
  ],
  [
    /^\*\*\* Please tell me who you are|^fatal: (?:empty ident|unable to auto-detect|no \w+ was given)/m,
    'Git nu știe adresa celui care publică: cine administrează site-ul rulează o dată „git config user.email”, cu adresa dumneavoastră.',
  ],
  [
    /^fatal: Unable to create '.*index\.lock'/m,
    'Alt program lucrează acum în același folder: apăsați din nou peste un minut; dacă tot nu merge, întrebați cine administrează site-ul.',
  ],
  [
    /overwritten by merge/,
    `Altcineva a publicat între timp, iar ceva neterminat din folder nu lasă să intre. ${savedHereMessage}; cine administrează site-ul termină, apoi publicați.`,
  ],
];

/** Errors of `fetch` and `push`. Most patterns begin as git's own lines do, so that a hook's text rarely matches. */
const serverErrors: Meanings = [
  [
    /^remote: (?:Permission to|Write access|error: GH006)|^fatal: unable to access 'http.*error: 403/m,
    'Nu aveți dreptul să publicați în depozit: vi-l dă cine administrează site-ul.',
  ],
  [
    /^remote: (?:Repository|Invalid)|^fatal: (?:Authentication failed|could not read (?:User|Pass)|unable to access 'http.*error: 401)|(?:Permission denied \(|^Host key|^ERROR: )[^]*^fatal: Could not read from remote/m,
    'Depozitul nu vă recunoaște: cine administrează site-ul vă conectează o dată la el, pe acest calculator.',
  ],
  [
    /^fatal: unable to (?:access 'http.*(?:resolve|connect|timed out|reset)|connect to|look up)|^fatal: (?:.*does not appear to be a git|the remote end|Could not read from remote)|^git: no answer/im,
    'Depozitul nu răspunde. Schimbările rămân pe acest calculator: verificați internetul și apăsați din nou mai târziu.',
  ],
  [
    /\[rejected\]|^remote: error: cannot lock ref/m,
    'Altcineva publică chiar acum: apăsați din nou peste un minut.',
  ],
];

export function explainGitError(command: string, stderr: string): string {
  const meanings = command === 'fetch' || command === 'push' ? serverErrors : localErrors;
  const known = meanings.find(([pattern]) => pattern.test(stderr));
  const unknown =
    'Schimbările nu au fost publicate; ele rămân pe acest calculator. Arătați cui administrează site-ul ce spune git.';
  // Git writes the reason at the end of a long output.
  return `${known?.[1] ?? unknown} Git spune: „${stderr.slice(-1000)}”`;
}

/** Its message is an explanation for editors. */
export class GitError extends Error {}

export async function gitOrThrow(command: string, ...args: string[]): Promise<string> {
  const { ok, text } = await git(command, ...args);
  if (!ok) throw new GitError(explainGitError(command, text));
  return text;
}

/** Returns the files that a command lists with `-z`. Throws a `GitError` if it fails. */
export async function gitFileList(command: string, ...args: string[]): Promise<string[]> {
  return (await gitOrThrow(command, ...args)).split('\0').filter(Boolean);
}
