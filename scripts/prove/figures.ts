import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { format } from 'prettier';
import type { Outcome, Row } from './row.ts';

const file = 'docs/request-figures.md';

/** A row with what was measured. */
export type Figure = Pick<Row, 'name' | 'target' | 'how'> & Outcome;

function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${first?.model.trim()}), ${memory} GB, ${platform()}, Node ${process.version}`;
}

/** The table's lines in the file, by the name of their row. */
function keptLines(): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return new Map(lines.map((line) => [line.split('|')[1]?.trim() ?? '', line]));
}

function lineOf({ name, target, how, result, isMet }: Figure, day: string): string {
  return `| ${[name, target, how, `${isMet ? '' : '**missed:** '}${result}`, day].join(' | ')} |`;
}

/** Writes figures into the document; rows that were not measured now keep theirs. */
export async function writeFigures(figures: Figure[], rows: Pick<Row, 'name'>[]): Promise<void> {
  const lines = keptLines();
  const day = new Date().toISOString().slice(0, 10);
  for (const figure of figures) lines.set(figure.name, lineOf(figure, day));
  const text = `# What was measured of the promises about requests

Written by \`npm run prove\`. The latest rows were measured on ${machine()}, everything on this one machine:
the functions, their queue, the mail server and whoever sends. What a browser shows of the promises is tested in \`e2e/core\`.

| row | target | how | result | date |
| --- | --- | --- | --- | --- |
${rows.flatMap(({ name }) => lines.get(name) ?? []).join('\n')}
`;
  writeFileSync(file, await format(text, { parser: 'markdown', printWidth: 120, proseWrap: 'always' }));
}
