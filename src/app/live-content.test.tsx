import { act, configure, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Finding } from '../content/contentful/finding.ts';
import type { Asset, Entry } from '../content/contentful/space.ts';
import { findingsEvent } from '../content/contentful/live/live-watch.ts';
import { builtSpace, loadSiteContent } from '../prerender.tsx';
import { SpaceEditor } from '../testing/changed-space.ts';
import { InProcessWorker } from '../testing/in-process-worker.ts';
import { server } from '../testing/server.ts';
import { visit } from '../testing/visit.tsx';

const ro = loadSiteContent('ro');
const en = loadSiteContent('en');
const host = 'http://content.test';
const syncUrl = `${host}/spaces/clinic/environments/master/sync`;
const origin = { space: '/static/space-1.json', token: 'built' };

let asked: URL[] = [];
let findings: Finding[] = [];
const note = (event: Event) => findings.push(...(event as CustomEvent<Finding[]>).detail);

/** The answers still owed when a test ends. */
let owed: (() => void)[] = [];
const never: Answer = () => new Promise((resolve) => owed.push(() => resolve(changes([]))));

// What the worker loads, so that no test waits for it.
beforeAll(async () => {
  configure({ asyncUtilTimeout: 5_000 });
  await import('../content/contentful/live/ask-for-changes.ts');
  await import('../content/contentful/live/apply-changes.ts');
});
beforeEach(() => {
  asked = [];
  findings = [];
  vi.stubEnv('VITE_CONTENTFUL_SPACE_ID', 'clinic');
  vi.stubEnv('VITE_CONTENTFUL_ACCESS_TOKEN', 'token');
  vi.stubEnv('VITE_CONTENTFUL_HOST', host);
  vi.stubGlobal('Worker', InProcessWorker);
  window.addEventListener(findingsEvent, note);
});
afterEach(() => {
  for (const end of owed.splice(0)) end();
  window.removeEventListener(findingsEvent, note);
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const preflight = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Contentful-User-Agent',
};

type Answer = () => Response | Promise<Response>;

/** What the service answers to each question in turn; the last answer is given again. */
function answer(...answers: Answer[]) {
  server.use(
    http.get(syncUrl, async ({ request }) => {
      asked.push(new URL(request.url));
      const response = await answers[Math.min(asked.length, answers.length) - 1]?.();
      response?.headers.set('Access-Control-Allow-Origin', '*');
      return response;
    }),
    http.options(syncUrl, () => new HttpResponse(null, { status: 204, headers: preflight })),
  );
}

function changes(items: unknown[], token = 'next') {
  return HttpResponse.json({ sys: { type: 'Array' }, items, nextSyncUrl: `${syncUrl}?sync_token=${token}` });
}

const nothing: Answer = () => changes([]);

/** Some entries of the built space after `edit`, as a sync answers them. */
function edited(ids: string[], edit: (editor: SpaceEditor) => void): Answer {
  const editor = new SpaceEditor();
  edit(editor);
  return () => changes(ids.map((id) => asSynced(editor.entry(id))));
}

function asSynced(part: Entry | Asset, type = 'Entry') {
  return Object.assign(structuredClone(part), { sys: { ...part.sys, type } });
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** The page without what follows the clock. */
function shown(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll('.open-now, .header__open-now')) element.remove();
  return body.innerHTML;
}

async function answered() {
  const before = InProcessWorker.ended.length;
  await waitFor(() => expect(InProcessWorker.ended.length).toBeGreaterThanOrEqual(before + 1));
  await act(async () => {});
}

describe('newer content', () => {
  test('a deleted entry goes', async () => {
    const list = (builtSpace().entries.find(({ sys }) => sys.id === 'about')?.fields['doctors']?.['ro'] ??
      []) as {
      sys: { id: string };
    }[];
    const gone = list[0]?.sys.id ?? '';
    const editor = new SpaceEditor();
    editor.set('about', 'doctors', 'ro', list.slice(1));
    answer(() => changes([asSynced(editor.entry('about')), { sys: { type: 'DeletedEntry', id: gone } }]));
    await visit('/ro/despre', origin);
    const name = ro.about.doctors[0]?.name ?? '';
    expect(screen.getByText(name)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    expect(findings).toEqual([]);
  });

  test('without a token everything is asked for, and shown only where it differs', async () => {
    const { entries, assets } = new SpaceEditor().space;
    const items = [
      ...entries.map((entry) => asSynced(entry)),
      ...assets.map((asset) => asSynced(asset, 'Asset')),
    ];
    answer(() => changes(items));
    await visit('/ro/despre', { space: origin.space });
    const before = shown();
    await answered();
    expect(asked[0]?.searchParams.get('initial')).toBe('true');
    expect(shown()).toBe(before);
    expect(findings).toEqual([]);
  });
});

describe('a broken entry keeps its last good version, the others are refreshed', () => {
  test.each<[string, (space: SpaceEditor) => void, string]>([
    ['a missing locale', (space) => space.set('about', 'title', 'en-US', undefined), 'title'],
    [
      'a dead link',
      (space) =>
        space.set('about', 'picture', 'ro', { sys: { type: 'Link', linkType: 'Asset', id: 'nothing' } }),
      'picture',
    ],
  ])('%s', async (_, break_, field) => {
    answer(
      edited(['about', 'footer'], (space) => {
        space.set('about', 'lead', 'ro', 'Un text nou.');
        break_(space);
        space.set('footer', 'slogan', 'ro', 'Un slogan nou.');
      }),
    );
    await visit('/ro/despre', origin);
    expect(await screen.findByText('Un slogan nou.')).toBeTruthy();
    expect(title()).toBe(ro.about.title);
    expect(screen.getByText(ro.about.lead)).toBeTruthy();
    expect(findings.map((finding) => [finding.entry, finding.field])).toEqual(
      expect.arrayContaining([['about', field]]),
    );
  });

  test('script in its HTML', async () => {
    answer(
      edited(['service-ortodontie', 'footer'], (space) => {
        space.set('service-ortodontie', 'serviceName', 'ro', 'Alt nume');
        space.set('service-ortodontie', 'serviceDescription', 'ro', '<p onclick="steal()">Alt text</p>');
        space.set('footer', 'slogan', 'ro', 'Un slogan nou.');
      }),
    );
    await visit('/ro/servicii/ortodontie', origin);
    expect(await screen.findByText('Un slogan nou.')).toBeTruthy();
    expect(title()).toBe(ro.services.list[1]?.serviceName);
    expect(screen.queryByText('Alt text')).toBeNull();
    expect(findings.map((finding) => [finding.entry, finding.field, finding.locale])).toEqual([
      ['service-ortodontie', 'serviceDescription', 'ro'],
    ]);
  });

  test('a deleted entry that is still linked stays', async () => {
    const service = ro.services.list[0];
    answer(() => changes([{ sys: { type: 'DeletedEntry', id: 'service-tratamente-laser' } }]));
    await visit('/ro/servicii', origin);
    await answered();
    expect(screen.getAllByText(service?.serviceName ?? '').length).toBeGreaterThan(0);
    expect(findings.map(({ entry }) => entry)).toContain('menu-service-tratamente-laser');
  });

  test('the last good version may be one that was published while the page was open', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer(
      edited(['about'], (space) => space.set('about', 'title', 'ro', 'A doua')),
      edited(['about', 'footer'], (space) => {
        space.set('about', 'title', 'ro', '');
        space.set('footer', 'slogan', 'ro', 'Un slogan nou.');
      }),
    );
    await visit('/ro/despre', origin);
    await screen.findByRole('heading', { level: 1, name: 'A doua' });
    comeBackAfter(5);
    expect(await screen.findByText('Un slogan nou.')).toBeTruthy();
    expect(title()).toBe('A doua');
    expect(asked.map((url) => url.searchParams.get('sync_token'))).toEqual(['built', 'next']);
  });
});

function comeBackAfter(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the visitor', () => {
  test('who comes back to the tab is worth another question after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer(nothing);
    await visit('/ro/despre', origin);
    await answered();
    comeBackAfter(4);
    await act(async () => {});
    expect(asked).toHaveLength(1);
    comeBackAfter(1);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('who switches the language or leaves ends the question under way', async () => {
    answer(never, nothing);
    const { user } = await visit('/ro/despre', origin);
    await waitFor(() => expect(asked).toHaveLength(1));
    const ended = InProcessWorker.ended.length;
    await user.click(screen.getByRole('button', { name: new RegExp(ro.navigation.currentLanguage) }));
    const [toEnglish] = screen.getAllByRole('link', { name: 'English' });
    if (!toEnglish) throw new Error('There is no link to English.');
    await user.click(toEnglish);
    await screen.findByRole('heading', { level: 1, name: en.about.title });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(InProcessWorker.ended.length).toBeGreaterThan(ended);
  });

  test('who leaves ends the question under way', async () => {
    answer(never);
    await visit('/ro/despre', origin);
    await waitFor(() => expect(asked).toHaveLength(1));
    const ended = InProcessWorker.ended.length;
    window.dispatchEvent(new Event('pagehide'));
    expect(InProcessWorker.ended).toHaveLength(ended + 1);
  });
});

describe('a failing content service leaves the page as it was, in silence', () => {
  const words = 'The resource could not be found.';
  test.each<[string, Answer]>([
    ['JSON of another kind', () => HttpResponse.json({ hello: true })],
    ['items that are no entries', () => changes([{ sys: { type: 'Entry' } }, 7, null])],
    ['401', () => HttpResponse.json({ message: words }, { status: 401 })],
    [
      '404',
      () => HttpResponse.json({ sys: { type: 'Error', id: 'NotFound' }, message: words }, { status: 404 }),
    ],
    ['400', () => HttpResponse.json({ message: 'The sync token is invalid.' }, { status: 400 })],
  ])('%s', async (_, fault) => {
    answer(fault);
    await visit('/ro/despre', origin);
    const before = shown();
    await answered();
    expect(shown()).toBe(before);
    expect(findings).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('a space file that is gone after a deploy', async () => {
    answer(edited(['about'], (space) => space.set('about', 'title', 'ro', 'Noua echipă')));
    await visit('/ro/despre', { ...origin, space: '/static/space-0.json' });
    server.use(http.get('*/static/space-0.json', () => new HttpResponse(null, { status: 404 })));
    await answered();
    expect(title()).toBe(ro.about.title);
  });
});

test('a site built without a space to refresh from asks nobody', async () => {
  vi.stubEnv('VITE_CONTENTFUL_SPACE_ID', '');
  vi.stubEnv('VITE_CONTENTFUL_ACCESS_TOKEN', '');
  answer(nothing);
  const started = vi.fn();
  vi.stubGlobal('Worker', started);
  await visit('/ro/despre', origin);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(started).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});
