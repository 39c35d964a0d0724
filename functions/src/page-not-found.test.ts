import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createNotFoundHandler } from './page-not-found.ts';
import { serve } from './testing/http-server.ts';

async function answerWith(file: string) {
  const server = await serve(createNotFoundHandler(file));
  const answer = await fetch(`${server.url}/en/nothing-here`);
  const text = await answer.text();
  await server.close();
  return { answer, text };
}

test('answers 404 with the prerendered English page', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'not-found-')), 'page.html');
  await writeFile(file, '<!doctype html><html lang="en"><p>Page not found');
  const { answer, text } = await answerWith(file);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(text).toBe('<!doctype html><html lang="en"><p>Page not found');
});

test('answers 404 with a way home even without that page', async () => {
  const { answer, text } = await answerWith('/nowhere/page.html');
  expect(answer.status).toBe(404);
  expect(text).toContain('<a href="/en">');
});
