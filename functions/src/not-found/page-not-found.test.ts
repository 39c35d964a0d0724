import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createNotFoundHandler } from './page-not-found.ts';
import { createPageReader } from '../prerendered-pages.ts';
import { serve } from '../testing/http-server.ts';

async function answerWith(folder: string) {
  const server = await serve(createNotFoundHandler(createPageReader(folder)));
  const answer = await fetch(`${server.url}/en/nothing-here`);
  const text = await answer.text();
  await server.close();
  return { answer, text };
}

test('answers 404 with the prerendered English page, under its policy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'not-found-'));
  await writeFile(join(folder, 'not-found-en.html'), '<!doctype html><html lang="en"><p>Page not found');
  await writeFile(join(folder, 'policy'), "default-src 'none'; img-src 'self'");
  const { answer, text } = await answerWith(folder);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; img-src 'self'");
  expect(text).toBe('<!doctype html><html lang="en"><p>Page not found');
});

test('answers 404 with a way home even without that page', async () => {
  const { answer, text } = await answerWith('/nowhere');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=63072000');
  expect(text).toContain('<a href="/en">');
});
