import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteContents } from '../model/site-content.ts';
import { loadSiteContents } from '../prerender.tsx';
import { changedSpace } from '../testing/changed-space.ts';
import { visit } from '../testing/visit.tsx';

const workers: AnsweringWorker[] = [];

/** A worker that answers when the test says so. */
class AnsweringWorker extends EventTarget {
  readonly postMessage = () => void workers.push(this);
  readonly terminate = vi.fn();
}

/** Lets the page have what the worker found, and React render it. */
async function answer(event: Event) {
  await expect.poll(() => workers.length).toBe(1);
  workers[0]?.dispatchEvent(event);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const found = (data: SiteContents | undefined) => answer(new MessageEvent('message', { data }));

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', AnsweringWorker);
  vi.stubEnv('VITE_CONTENTFUL_SPACE_ID', 'clinic');
  vi.stubEnv('VITE_CONTENTFUL_ACCESS_TOKEN', 'token');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The page without what follows the clock. */
function shown(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll('[data-opening-state-text]')) element.remove();
  return body.innerHTML;
}

test('the page of a service that is gone stays as it was built', async () => {
  await visit('/ro/servicii/ortodontie');
  const before = shown();
  await found(
    loadSiteContents(changedSpace((editor) => editor.set('service-ortodontie', 'serviceUrl', 'ro', 'altul'))),
  );
  expect(shown()).toBe(before);
});

test.each([
  ['finds nothing that is newer and valid', () => found(undefined)],
  ['fails', () => answer(new Event('error'))],
])('a worker that %s leaves the page as it was built', async (_, end) => {
  await visit('/ro/despre');
  const before = shown();
  await end();
  expect(shown()).toBe(before);
  expect(workers[0]?.terminate).toHaveBeenCalled();
});
