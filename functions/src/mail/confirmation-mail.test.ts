import { expect, test } from 'vitest';
import { useMailServer } from '../testing/received-mails.ts';
import { sender } from '../testing/requests.ts';
import { facts } from '../testing/site-fixture.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { ConfirmationTask } from './mail-tasks.ts';

const { send } = useMailServer();
const texts = facts.texts['ro']!;

const confirmation: ConfirmationTask = {
  kind: 'confirmation',
  key: 'a1'.repeat(32),
  reference: 'GH-7KXM4C',
  language: 'ro',
  address: "o'neil+site@exemplu.example",
  receivedAt: '2026-11-21T08:05:00.000Z',
  promisedUntil: '2026-11-23T18:00:00.000Z',
};

const mailOf = (changes: Partial<ConfirmationTask> = {}, words = texts) =>
  send(
    confirmationMail({ ...confirmation, ...changes }, { ...facts, texts: { ro: words, en: words } }, sender),
  );

test('a confirmation is from the clinic to the visitor, and replied to the desk', async () => {
  const mail = await mailOf();
  expect(mail.from).toMatchObject({ name: 'Ghiocel Dental', address: sender.from });
  expect(mail.to).toEqual([{ name: '', address: confirmation.address }]);
  expect(mail.replyTo).toMatchObject([{ address: texts.email }]);
  expect(mail.recipients).toEqual([confirmation.address]);
  expect(mail.envelopeFrom).toBe(sender.bounces);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(mail.attachments).toMatchObject([
    { contentId: '<mark>', mimeType: 'image/png', disposition: 'inline' },
  ]);
});

test('a confirmation begins with the day of the answer, has reference, phone and address, and loads nothing', async () => {
  const { subject, text = '', html = '' } = await mailOf();
  expect(subject).toBe('Am primit cererea GH-7KXM4C');
  expect(html).toContain('<html lang="ro">');
  expect(html).toContain('<a href="tel:+40700000000"');
  const addresses = html.match(/(src|https?:)[^"]*/g);
  expect(addresses).toEqual([
    'src=',
    ...['urgente', 'prima-vizita'].map((path) => `https://www.ghiocel.example/ro/${path}`),
    texts.map.url,
    'https://www.ghiocel.example/ro/politica-de-confidentialitate',
  ]);
  expect(html).toContain('src="cid:mark"');
  const promise = 'Vă sunăm cel târziu luni, 23 noiembrie, la ora 20:00.';
  expect(text.split('\n\n').slice(0, 2)).toEqual([texts.mailTitle, promise]);
  expect(html).toContain(`>${promise}</h1>`);
  const unbroken = /<span style="white-space:nowrap">(.*?)<\/span>/g;
  expect([...html.matchAll(unbroken)].map(([, word]) => word)).toEqual(['v-am', 'Sunați-ne', 'Sunați-ne']);
  for (const part of [text, html.replace(unbroken, '$1')]) {
    expect(part).toContain('GH-7KXM4C');
    const steps = ['Citim mesajul.', texts.detail, 'Veniți la ora stabilită.'];
    const sentAt = 'Cererea a fost trimisă sâmbătă, 21 noiembrie, la ora 10:05.';
    for (const said of [
      ...steps,
      sentAt,
      texts.late,
      texts.worse,
      texts.hours.join('. '),
      '0700 000 000',
      'Strada Florilor 1',
      texts.map.url,
      texts.mailNotMine,
    ]) {
      expect(part).toContain(said);
    }
    expect(part).not.toContain('exemplu');
  }
});

test('an English confirmation has its times as its page says them', async () => {
  const words = { sentAt: 'Sent on {day} at {time}.', answerBy: 'We call by {time} on {day}.' };
  const { text } = await mailOf({ language: 'en' }, { ...texts, ...words });
  expect(text).toContain('Sent on Saturday 21 November at 10:05am.');
  expect(text).toContain('We call by 8pm on Monday 23 November.');
});

test('a chosen call time is said in the mail, beside the promise', async () => {
  const { text } = await mailOf({ callTime: 'morning' });
  expect(text).toContain('Ați ales să vă sunăm dimineața.');
  expect(text).toContain('Vă sunăm cel târziu luni, 23 noiembrie, la ora 20:00.');
});

test('every attempt sends the same confirmation, with another Message-ID than the desk’s mail', async () => {
  const [first, again] = [await mailOf(), await mailOf()];
  expect(first.messageId).toBe(`<${'a1'.repeat(16)}-confirmation@ghiocel.example>`);
  expect([again.messageId, again.date, again.text]).toEqual([first.messageId, first.date, first.text]);
});

test('what the clinic has written is text, whatever it is', async () => {
  const { html } = await mailOf({}, { ...texts, mailChange: '<b>5 > 4 & "so"</b>' });
  expect(html).toContain('&lt;b&gt;5 &gt; 4 &amp; &quot;so&quot;&lt;/b&gt;');
});
