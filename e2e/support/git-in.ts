import { execFileSync } from 'node:child_process';

/** Runs git in a folder as somebody who may commit; returns its output. */
export function gitIn(cwd: string) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@clinic.example'];
  return (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' });
}
