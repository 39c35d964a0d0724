import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteContents } from '../model/site-content.ts';
import { loadSiteContents } from '../prerender.tsx';
import { changedSpace } from '../testing/changed-space.ts';
import { visit } from '../testing/visit.tsx';

const workers: AnsweringWorker[] = [];

class AnsweringWorker extends EventTarget {
  readonly postMessage = () => void workers.push(this);
  readonly terminate = vi.fn();
}

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

function htmlWithoutClockTexts(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll('[data-opening-state-text]')) element.remove();
  return body.innerHTML;
}

test('the page of a service that is gone stays as it was built', async () => {
  await visit('/ro/servicii/ortodontie');
  const before = htmlWithoutClockTexts();
  await found(
    loadSiteContents(changedSpace((editor) => editor.set('service-ortodontie', 'serviceUrl', 'ro', 'altul'))),
  );
  expect(htmlWithoutClockTexts()).toBe(before);
});

test.each([
  ['finds nothing that is newer and valid', () => found(undefined)],
  ['fails', () => answer(new Event('error'))],
])('a worker that %s leaves the page as it was built', async (_, end) => {
  await visit('/ro/despre');
  const before = htmlWithoutClockTexts();
  await end();
  expect(htmlWithoutClockTexts()).toBe(before);
  expect(workers[0]?.terminate).toHaveBeenCalled();
});
