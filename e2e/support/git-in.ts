import { execFileSync } from 'node:child_process';

/** Runs git in a folder with an author's name and e-mail, which a commit needs; returns its output. */
export function gitIn(cwd: string) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@clinic.example'];
  return (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' });
}

export function startRepository(folder: string) {
  const git = gitIn(folder);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Start');
  return git;
}
