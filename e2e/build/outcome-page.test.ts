/** The pages with which the function answers a form that was sent without scripts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formFields } from '../../shared/contact-fields.ts';
import { keepCallTime, removePart, keepReasons } from '../../shared/outcome-page.ts';
import { referencePlaceholder } from '../../shared/receipt.ts';
import { functionPagesFolder } from '../../scripts/build/build-folders.ts';
import { content, languages } from '../support/site.ts';

function answer(name: string) {
  const html = readFileSync(join(functionPagesFolder(), `${name}.html`), 'utf8');
  const document = new DOMParser().parseFromString(html, 'text/html');
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  return { html, document, textOf };
}

describe.each(languages)('in %s', (language) => {
  const { formMessages: messages, requestSentPage: texts, contactDetails } = content[language];

  test('the sent page thanks, has one placeholder each of the reference and of the promise, and promises no confirmation', () => {
    const { html, document, textOf } = answer(`sent-${language}`);
    expect(document.documentElement.lang).toBe(language);
    expect(textOf('title')).toBe(`${messages.sent} | ${contactDetails.clinicName}`);
    expect(textOf('h1')).toBe(messages.sent);
    for (const mark of [referencePlaceholder, '{day}', '{weekday}', '{dayOfMonth}', '{month}', '{time}'])
      expect(html.split(mark)).toHaveLength(2);
    expect(textOf('main strong')).toBe(referencePlaceholder);
    const { sentBefore, sentDetail, sentAfter, sentWorse } = messages;
    const { answerUntil, changeText } = texts;
    for (const text of [sentBefore, sentDetail, sentAfter, answerUntil, sentWorse, changeText])
      expect(textOf('main')).toContain(text);
    expect(textOf('main')).not.toContain(texts.confirmation);
    expect(html).toContain(texts.noConfirmation);
    const { outerHTML: part = '' } = document.querySelector('[data-part=unconfirmed]') ?? {};
    expect(removePart(html, 'unconfirmed')).toBe(html.replace(part, ''));
    expect(removePart(html, 'unconfirmed')).not.toContain(texts.noConfirmation);
    const { callMorning = '', callEvening = '' } = content[language].contactForm;
    const evening = texts.callTime.replace('{part}', callEvening);
    const morning = texts.callTime.replace('{part}', callMorning);
    const saysOf = (callTime?: 'evening') =>
      [evening, morning].filter((text) => keepCallTime(html, callTime).includes(text));
    expect([saysOf('evening'), saysOf()]).toEqual([[evening], []]);
  });

  test('the page of a form that was not sent says how else to reach the clinic', () => {
    const { html, document, textOf } = answer(`not-sent-${language}`);
    expect(textOf('title')).toBe(`${messages.failed} | ${contactDetails.clinicName}`);
    expect(textOf('h1')).toBe(messages.failed);
    expect(textOf('main')).toContain(messages.backToForm);
    const { phoneNumber, email, messagingApp } = contactDetails;
    const ways = [...document.querySelectorAll('main .contact-channels a')];
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      `tel:${phoneNumber}`,
      ...(messagingApp ? [messagingApp.url] : []),
      `mailto:${email}`,
    ]);
    expect(html).not.toContain(messages.sent);
    expect(html).not.toContain(referencePlaceholder);
    expect(textOf('main')).toContain(messages.perhapsArrived);
    expect(removePart(html, 'uncertain')).not.toContain(messages.perhapsArrived);
    const unrefused = removePart(html, 'refused');
    for (const words of ['data-reason', messages.errorsTitle]) expect(unrefused).not.toContain(words);
    expect(unrefused).toContain(messages.backToForm);
  });

  test('the page has the words of every error, of which the function leaves some', () => {
    const refused = answer(`not-sent-${language}`);
    expect(refused.textOf('main')).toContain(messages.errorsTitle);
    const items = [...refused.document.querySelectorAll('main [data-reason]')];
    const reasons = Object.entries(formFields).flatMap(([field, { errors }]) =>
      errors.map((code) => `${field} ${code}`),
    );
    expect(items.map((item) => item.getAttribute('data-reason'))).toEqual(reasons);
    const errors = { name: 'name_required', message: 'too_long' } as const;
    const html = keepReasons(refused.html, errors);
    const left = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[data-reason]');
    const tooLong = messages.tooLong
      .replace('{field}', content[language].contactForm.message)
      .replace('{most}', language === 'ro' ? '2.000' : '2,000');
    expect([...left].map((item) => item.textContent)).toEqual([messages.nameRequired, tooLong]);
  });

  test.each(['sent', 'not-sent'])('the %s page runs no script', (name) => {
    const { document } = answer(`${name}-${language}`);
    expect(document.querySelectorAll('script, form')).toHaveLength(0);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
