import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createContactHandler } from '../../functions/src/http/contact-handler.ts';
import { createContactService } from '../../functions/src/request/contact-service.ts';
import type { DeliveryTask } from '../../functions/src/request-task.ts';
import { createPageReader } from '../../functions/src/http/prerendered-pages.ts';
import { createReceiptAnswers } from '../../functions/src/receipt/receipt-answer.ts';
import { createReceiptTextsReader } from '../../functions/src/receipt/receipt-texts-reader.ts';
import { serve } from '../../functions/src/testing/http-server.ts';
import { hours, linkKeys } from '../../functions/src/testing/receipts.ts';
import { input } from '../../functions/src/testing/requests.ts';
import { functionPages } from '../../scripts/build-folders.ts';

const { id: _, consent: __, consentAt: ___, ...typed } = input;
export const form = { ...typed, consent: 'yes', website: '' };

/** As a browser that runs no scripts. */
export const read = (html: string) => load(html, { scriptingEnabled: false });

/** What a browser would send if the page were sent as it is. */
export function fieldsOf($: ReturnType<typeof load>) {
  const controls = $('form').find('input:not([type=checkbox]), input[checked]').get();
  return Object.fromEntries(controls.map(({ attribs }) => [attribs['name'], attribs['value'] ?? '']));
}

/** The function `contact` with the pages of the build, and a browser without scripts that posts to it. */
export function nativeForm() {
  const accepted: DeliveryTask[] = [];
  const state = { isUp: true, wait: 0, keys: linkKeys, url: '' };
  let handler: ReturnType<typeof createContactHandler>;
  let server: Awaited<ReturnType<typeof serve>>;

  function answerWith(pages: string) {
    const take = createContactService(
      () => state.wait,
      () => [],
      (task) => {
        if (state.isUp) accepted.push(task);
        return Promise.resolve(state.isUp ? 'queue' : undefined);
      },
      () => 'somebody',
    );
    const readPage = createPageReader(pages);
    const readTexts = createReceiptTextsReader(pages);
    const sources = { keys: () => state.keys, readPage, readTexts, hours: () => hours };
    handler = createContactHandler(take, readPage, createReceiptAnswers(sources));
  }

  beforeAll(async () => {
    server = await serve((request, response) => handler(request, response));
    state.url = server.url;
  });
  beforeEach(() => {
    accepted.length = 0;
    Object.assign(state, { isUp: true, wait: 0, keys: linkKeys });
    answerWith(functionPages());
  });
  afterAll(() => server.close());

  /** Opens an address of the site. */
  async function open(address: string, init: RequestInit = {}) {
    const answer = await fetch(new URL(address, state.url), { ...init, redirect: 'manual' });
    const html = await answer.text();
    return { answer, html, location: answer.headers.get('Location'), $: read(html) };
  }

  /**
   * Posts the form as a browser without scripts does, and goes where it is sent to: line ends are CRLF, a box that is not
   * ticked is left out.
   */
  async function post(changes: Record<string, string | undefined> = {}) {
    const fields = Object.entries({ ...form, ...changes }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.replaceAll('\n', '\r\n')]],
    );
    const first = await open('/', { method: 'POST', body: new URLSearchParams(fields) });
    if (!first.location) return first;
    return { ...(await open(first.location)), location: first.location };
  }

  return { accepted, state, answerWith, open, post };
}
