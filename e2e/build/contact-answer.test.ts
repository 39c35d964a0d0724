// @vitest-environment node
/** The page that answers a form sent without the site's scripts: the one the build prerenders, filled in by the function. */
import { expect, test, vi } from 'vitest';

import { inlineSources } from '../../scripts/inline-sources.ts';
import { content } from '../support/site.ts';
import { fieldsOf, form, nativeForm, read } from './native-form.ts';

vi.mock('firebase-functions/logger');

const { accepted, post, state, answerWith } = nativeForm();
const { predefinedMessages: messages, contactDetails } = content.ro;

test('errors stand beside their fields, in the language of the page, with what was typed', async () => {
  const { answer, html, $ } = await post({
    language: 'en',
    name: '',
    email: 'not an "address"',
    message: '\nhi',
    consent: undefined,
  });
  const words = content.en.predefinedMessages;
  expect(answer.status).toBe(422);
  expect($('html').attr('lang')).toBe('en');
  expect($('h1').text()).toBe(words.errorsTitle);
  expect(
    $('[data-slot=errors] a')
      .get()
      .map(({ attribs }) => attribs['href']),
  ).toEqual(['#contact-name', '#contact-email', '#contact-message', '#contact-consent']);
  expect($('#contact-name').attr()).toMatchObject({
    'aria-invalid': 'true',
    'aria-describedby': 'contact-name-error',
  });
  expect($('#contact-message').attr('aria-describedby')).toBe('contact-message-hint contact-message-error');
  // Several errors are said by their heading.
  expect($('h1[autofocus]').attr('tabindex')).toBe('-1');
  expect($('.field #contact-name-error').text()).toBe(words.nameRequired);
  expect($('.checkbox #contact-consent-error').text()).toBe(words.consentRequired);
  expect($('#contact-email').attr('value')).toBe('not an "address"');
  expect(html).toMatch(/<textarea [^>]*id="contact-message"[^>]*>\n\r\nhi<\/textarea>/);
  expect($('[autofocus]')).toHaveLength(1);
  expect($('[checked]')).toHaveLength(0);
  expect(html).not.toContain(words.sent);
  expect(accepted).toEqual([]);
});

test('errors stand in the order of the form, and a single one takes the focus', async () => {
  const several = await post({ name: '', email: '', phone: '', message: '' });
  const links = several.$('[data-slot=errors] a').get();
  expect(links.map(({ attribs }) => attribs['href'])).toEqual([
    '#contact-name',
    '#contact-email',
    '#contact-message',
  ]);
  const { $ } = await post({ email: '', phone: '' });
  expect(
    $('[autofocus]')
      .get()
      .map(({ attribs }) => attribs['id']),
  ).toEqual(['contact-email']);
});

test('the page of errors holds every field as it was sent', async () => {
  const { $ } = await post({ name: '', website: 'x' });
  const { message: ____, ...others } = form;
  expect(fieldsOf($)).toEqual({ ...others, name: '', website: 'x' });
  expect($('textarea').text()).toBe(form.message);
});

test('the page of errors offers the packages again when none was chosen', async () => {
  const { $ } = await post({ name: '', package: '' });
  expect($('noscript [name=package] option').length).toBeGreaterThan(1);
});

test('a hidden field that is wrong is corrected in the page of errors', async () => {
  const { html, $ } = await post({ page: '//evil.example', consentVersion: '<b>' });
  expect(html).not.toContain('evil');
  expect($('[data-slot=back]').attr('href')).toBe('/');
  expect(fieldsOf($)).toMatchObject({ page: '/', consentVersion: content.ro.privacy.version });
  expect($('[data-slot=errors] li').text()).toContain(messages.failed);
});

test('a request that could not be accepted keeps its text and shows the phone number', async () => {
  state.isUp = false;
  const { answer, html, $ } = await post();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('30');
  expect($('h1').text()).toBe(messages.failed);
  expect($(`main a[href="tel:${contactDetails.phoneNumber}"]`).text()).toBe(contactDetails.phoneString);
  expect($('textarea').text()).toContain('fiica mea are 7 ani');
  expect(html).not.toContain(messages.sent);
});

test('too many requests are answered with a page that keeps the text, says how long to wait and shows the phone number', async () => {
  state.wait = 20_000;
  const { answer, $ } = await post({ language: 'en' });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('Retry-After')).toBe('20');
  expect($('h1').text()).toBe(content.en.predefinedMessages.failed);
  expect($('main').text()).toContain(`${content.en.predefinedMessages.limited} in 1 minute.`);
  expect($(`main a[href="tel:${contactDetails.phoneNumber}"]`)).toHaveLength(1);
  expect($('textarea').text()).toContain('fiica mea are 7 ani');
  expect(accepted).toEqual([]);
});

test('typed markup stands in the page as text', async () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='alert(1)'>&lt;&amp;\\`;
  const { $ } = await post({
    name: hostile.repeat(5),
    email: hostile,
    message: `</textarea>${hostile}`,
  });
  expect($('script:not([type]), [src=x]')).toHaveLength(0);
  expect(fieldsOf($)).toMatchObject({ name: hostile.repeat(5), email: hostile });
  expect($('textarea').text()).toBe(`</textarea>${hostile}`);
});

test('the page runs no script, and its policy allows the styles that stand in it', async () => {
  const { answer, html } = await post();
  const { inlineScripts, inlineStyles } = inlineSources([html]);
  expect(inlineScripts).toEqual([]);
  const policy = answer.headers.get('Content-Security-Policy');
  for (const source of inlineStyles) expect(policy).toContain(source);
  expect(policy).toContain("form-action 'self'");
});

test('a message of 2,000 letters is accepted in any script, a body of 17 KB is refused', async () => {
  expect((await post({ message: '歯'.repeat(2_000) })).answer.status).toBe(200);
  const { answer, $ } = await post({ message: 'a'.repeat(17_000) });
  expect(answer.status).toBe(413);
  expect($('h1').text()).toBe(messages.failed);
  expect($('form')).toHaveLength(0);
  // It would say that what was written is still in the form.
  expect($('main').text()).not.toContain(messages.failedOtherWays);
});

test('a browser that opens the address of the form gets a page', async () => {
  const answer = await fetch(state.url, { headers: { Accept: 'text/html,*/*' } });
  expect(answer.status).toBe(405);
  expect(read(await answer.text())('h1').text()).toBe(messages.failed);
});

test.each(['ro', 'en'])(
  'without the build the answer in %s still says what became of the request',
  async (language) => {
    answerWith('/nowhere');
    const sent = await post({ language });
    expect(sent.$('p').text()).toContain(accepted[0]?.reference);
    answerWith('/nowhere');
    state.isUp = false;
    const failed = await post({ language });
    expect(failed.answer.status).toBe(503);
    expect(failed.html).not.toContain(messages.sent);
  },
);
