/** The pages that answer a form which the browser sent itself, as the build writes them for the function. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { referenceMark } from '../../shared/receipt.ts';
import { functionPages } from '../../scripts/build/build-folders.ts';
import { content, languages } from '../support/site.ts';

function answer(name: string) {
  const html = readFileSync(join(functionPages(), `${name}.html`), 'utf8');
  const document = new DOMParser().parseFromString(html, 'text/html');
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  return { html, document, textOf };
}

describe.each(languages)('in %s', (language) => {
  const { formMessages: messages, requestSentPage: texts, contactDetails } = content[language];

  test('the sent page thanks, has one place for the reference and promises no day or confirmation', () => {
    const { html, document, textOf } = answer(`sent-${language}`);
    expect(document.documentElement.lang).toBe(language);
    expect(textOf('title')).toBe(`${messages.sent} | ${contactDetails.clinicName}`);
    expect(textOf('h1')).toBe(messages.sent);
    expect(html.split(referenceMark)).toHaveLength(2);
    expect(textOf('main strong')).toBe(referenceMark);
    const { nextTitle, sentBefore, sentDetail, sentAfter } = messages;
    for (const text of [nextTitle, sentBefore, sentDetail, sentAfter, texts.changeText])
      expect(textOf('main')).toContain(text);
    expect(textOf('main')).not.toContain(texts.confirmation);
  });

  test('the page of a form that was not sent says what to check and how else to reach the clinic', () => {
    const { html, document, textOf } = answer(`not-sent-${language}`);
    expect(textOf('title')).toBe(`${messages.failed} | ${contactDetails.clinicName}`);
    expect(textOf('h1')).toBe(messages.failed);
    const { nameRequired, contactRequired, emailRequired, messageRequired, consentRequired } = messages;
    const advice = [nameRequired, contactRequired, emailRequired, messageRequired, consentRequired];
    expect([...document.querySelectorAll('main ul')].at(0)?.children).toHaveLength(advice.length);
    for (const text of [messages.backToForm, ...advice]) expect(textOf('main')).toContain(text);
    const { phoneNumber, email, messagingApp } = contactDetails;
    const ways = [...document.querySelectorAll('main .contact-channels a')];
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      `tel:${phoneNumber}`,
      ...(messagingApp ? [messagingApp.url] : []),
      `mailto:${email}`,
    ]);
    expect(html).not.toContain(messages.sent);
    expect(html).not.toContain(referenceMark);
  });

  test.each(['sent', 'not-sent'])('the %s page runs no script', (name) => {
    const { document } = answer(`${name}-${language}`);
    expect(document.querySelectorAll('script, form')).toHaveLength(0);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
