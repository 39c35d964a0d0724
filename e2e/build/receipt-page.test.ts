// @vitest-environment node
/** The page one keeps of a request that was sent without the site's scripts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { input } from '../../functions/src/testing/requests.ts';
import { inlineSources } from '../../scripts/inline-sources.ts';
import { pathTo } from '../../src/routing/routes.ts';
import { content } from '../support/site.ts';
import { nativeForm } from './native-form.ts';

vi.mock('firebase-functions/logger');

const { accepted, post, open, state } = nativeForm();
const { predefinedMessages: messages, requestSentPage: texts, contactDetails } = content.ro;

// A Saturday; the desk answers on the Monday after it.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:05:00Z') }));
afterEach(() => vi.useRealTimers());

test('a native form is accepted, and leads to a page of thanks that a reload does not send again', async () => {
  const { answer, location, $ } = await post();
  expect(location).toMatch(/^\/api\/contact\?cerere=ro\.a\./);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  expect($('html').attr('lang')).toBe('ro');
  expect($('h1').text()).toBe(messages.sent);
  expect($('title').text()).toBe(`${messages.sent} | ${contactDetails.clinicName}`);
  expect($('[data-slot=reference]').text()).toBe(accepted[0]?.reference);
  expect($('[data-slot=sent-at]').text()).toBe('Trimisă sâmbătă, 21 noiembrie, la ora 10:05.');
  expect($('[data-slot=follows]').text()).toContain('luni, 23 noiembrie');
  expect($('main').text()).toContain(texts.changeText);
  expect($(`main a[href="tel:${contactDetails.phoneNumber}"]`).text()).toBe(contactDetails.phoneString);
  expect($('form')).toHaveLength(0);
  expect(accepted[0]?.request).toMatchObject({ message: input.message, consent: true, website: undefined });
});

test('the page says the same when it is opened days later, and nothing of what was typed', async () => {
  const { location, html } = await post();
  vi.setSystemTime('2026-12-24T08:05:00Z');
  const again = await open(location ?? '');
  expect(again.html).toBe(html);
  for (const word of [input.name, input.email, input.phone, 'fiica mea']) expect(html).not.toContain(word);
});

test('the page is in the language of the form, and says the chosen time of the call', async () => {
  const { $ } = await post({ language: 'en', callTime: '2026-11-30 08:00-12:00' });
  expect($('html').attr('lang')).toBe('en');
  expect($('[data-slot=follows]').text()).toBe(
    'You chose when we should call you: Monday 30 November, morning.',
  );
});

test('the links of the languages keep the number', async () => {
  const { $ } = await post();
  const path = $('a[hreflang=en]').attr('href') ?? '';
  const { $: other } = await open(path);
  expect(other('html').attr('lang')).toBe('en');
  expect(other('[data-slot=reference]').text()).toBe(accepted[0]?.reference);
});

test('a confirmation is spoken of only where one was asked for', async () => {
  expect((await post()).$('main').text()).not.toContain(texts.confirmation);
  expect((await post({ confirmation: 'yes' })).$('main').text()).toContain(texts.confirmation);
});

test('a forged address leads to the page that claims nothing', async () => {
  const { location } = await post({ language: 'en' });
  const genuine = location ?? '';
  for (const forged of [
    genuine.replace(/GH-./, 'GH-9'),
    genuine.replace('=en.', '=ro.'),
    genuine.replace(/\.[^.]*$/, '.c'),
    genuine.slice(0, -1),
    '/api/contact?cerere=',
    '/api/contact?cerere=en.b.x.GH-7KXM4.t.',
    '/api/contact?cerere=%00%ff',
  ]) {
    const { answer, location: next } = await open(forged);
    expect(answer.status).toBe(302);
    const language = forged.includes('=en.') ? 'en' : 'ro';
    expect(next).toBe(pathTo({ route: 'requestSent' }, language));
  }
});

test('without a key to sign with, the form is answered by the page itself', async () => {
  state.keys = [];
  const { location, $ } = await post();
  expect(location).toBeNull();
  expect($('[data-slot=reference]').text()).toBe(accepted[0]?.reference);
});

test('the page runs no script, and its policy allows the styles that stand in it', async () => {
  const { answer, html } = await post();
  const { inlineScripts, inlineStyles } = inlineSources([html]);
  expect(inlineScripts).toEqual([]);
  const policy = answer.headers.get('Content-Security-Policy');
  for (const source of inlineStyles) expect(policy).toContain(source);
});
