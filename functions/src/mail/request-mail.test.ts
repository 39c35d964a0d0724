import { describe, expect, test } from 'vitest';
import { cleanLine } from '../../../shared/clean-text.ts';
import { textNames, checkboxNames } from '../../../shared/contact-fields.ts';
import { useMailServer } from '../testing/received-mails.ts';
import { input, mailboxes, sender, task } from '../testing/requests.ts';
import type { RequestTask } from './mail-tasks.ts';
import { composeMessage } from './mailer.ts';
import { requestMail } from './request-mail.ts';

const { send, mailOf } = useMailServer();

const mailOfTask = (changes: Partial<RequestTask>) =>
  send(requestMail({ ...task(), ...changes }, sender, mailboxes.inbox));

describe('the mail to the clinic', () => {
  test('says everything about the request, in Romanian', async () => {
    const { text = '', html = '' } = await mailOf();
    for (const part of [text, html]) {
      expect(part).toContain('Cerere de la Ștefan Țiriac-Pânzaru');
      const lines = textNames.filter((name) => name !== 'message');
      for (const field of [...lines, 'package'] as const) expect(part).toContain(input[field]);
      expect(part).toMatch(/Pagina:(<\/span>)? preturi/);
      expect(part).toContain('română');
      expect(part).toMatch(/21 noiembrie 2026.*10:05 \(ora clinicii\)/);
      expect(part).toMatch(/21 noiembrie 2026.*10:05 \(ora clinicii\).*versiunea 2026-11/);
      expect(part).toMatch(/GH-[A-Z\d]{6}/);
      expect(part).not.toMatch(/[ŞşŢţ]/);
    }
    expect(text).toContain('> Bună ziua,\n> \n> fiica mea are 7 ani și îi e frică.\n> Când putem veni?');
    expect(html).toContain('Bună ziua,<br><br>fiica mea are 7 ani și îi e frică.<br>Când putem veni?');
    expect(html).toContain('<a href="tel:+40712345678"');
    expect(html).toMatch(/<a href="mailto:stefan@exemplu\.example\?subject=Re%3A%20GH-[A-Z\d]{6}"/);
  });

  test('says that a page of another site has sent it', async () => {
    const { text } = await mailOfTask({ isCrossSite: true });
    expect(text).toMatch(/Atenție: +formularul a fost trimis de pe pagina altui site/);
  });

  test('is in the order in which the desk calls back', async () => {
    const { text = '', html = '' } = await mailOf({ callTime: 'morning' });
    const said = [
      input.name,
      'De răspuns până',
      task({ callTime: 'morning' }).reference,
      input.phone,
      'dimineața',
      'fiica mea',
      input.email,
      'Limba',
      'Consimț',
    ];
    for (const part of [text, html.slice(html.indexOf('<h1'))]) {
      const indexes = said.map((words) => part.indexOf(words));
      expect(indexes).toEqual(indexes.toSorted((one, other) => one - other));
      expect(indexes).not.toContain(-1);
    }
  });

  test('contains every field that is for the desk', () => {
    const notForDesk = ['id', 'confirmation', 'consent', 'consentAt', 'fillingSeconds', 'subject'];
    const ticks = Object.fromEntries(checkboxNames.map((name) => [name, true]));
    const choices = { callTime: 'morning', subject: 'x', fillingSeconds: 9 };
    const whole = task({ ...ticks, ...choices });
    const bodyOf = (changes: object) =>
      requestMail({ ...whole, request: { ...whole.request, ...changes } }, sender, mailboxes.inbox).text;
    const unread = Object.entries(whole.request).filter(([key, value]) => {
      const other = typeof value === 'string' && key !== 'consentAt' ? `${value}x` : undefined;
      return bodyOf({ [key]: other }) === bodyOf({});
    });
    expect(unread.map(([key]) => key).toSorted()).toEqual(notForDesk.toSorted());
  });

  test('holds nothing that a mail program would block or fetch', async () => {
    const { html = '' } = await mailOf();
    expect(html).not.toMatch(/<(img|script|link|iframe|form|video|svg)|url\(|https?:|@import/i);
    expect([...html.matchAll(/href="(\w+):/g)].map(([, scheme]) => scheme)).toEqual(['tel', 'mailto']);
  });

  test('is text and HTML and nothing else: mail hosts refuse attached files after they have accepted the mail', async () => {
    const late = { ...task(), receivedAt: '2026-11-19T08:05:00.000Z', spamReasons: ['un motiv'] };
    for (const each of [task(), late, { ...task(), mailbox: 'reserve' as const }]) {
      const { text } = await composeMessage(requestMail(each, sender, mailboxes.inbox));
      const types = [...String(text).matchAll(/^content-type: *([^;\s]+)/gim)].map(([, type]) => type);
      expect(types).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
      expect(String(text)).not.toMatch(/^content-(disposition|type):[^;]*;\s*(file)?name/im);
    }
  });

  test('says to both mailboxes by when to answer, as the visitor reads it', async () => {
    for (const mailbox of ['inbox', 'reserve'] as const) {
      const { text, html } = await mailOfTask({ mailbox });
      expect(text).toContain('\n\nDe răspuns până: luni, 23 noiembrie, ora 20:00\n\n');
      expect(html).toContain('<b>luni, 23 noiembrie, ora 20:00</b>');
    }
  });

  test.each([
    ['712 345 678', '+40712345678'],
    ['0712 345 678', '0712345678'],
    ['+44 (0) 712 345 678', '+44712345678'],
  ])('dials %s as %s', async (phone, dialled) => {
    const { html } = await send(requestMail(task({ phone }), sender, mailboxes.inbox, '+40700000000'));
    expect(html).toContain(`<a href="tel:${dialled}"`);
  });

  test('is marked as the copy in the reserve mailbox', async () => {
    const { subject } = await mailOfTask({ mailbox: 'reserve' });
    expect(subject).toMatch(/^\[copie\] GH-/);
  });

  test('is in Romanian for an English visitor as well', async () => {
    const { subject, text } = await mailOf({ language: 'en', name: 'Emily' });
    expect(subject).toMatch(/^GH-[A-Z\d]{6} – Cerere de la Emily \[EN\]$/);
    expect(text).toMatch(/^Cerere de la Emily \[EN\]$/m);
    expect(text).toContain('Limba: engleză');
  });

  test('is from the clinic to the clinic, and replied to the visitor', async () => {
    const mail = await mailOf();
    expect(mail.from).toMatchObject({ name: 'Ghiocel Dental (site)', address: sender.from });
    expect(mail.to).toMatchObject([{ address: mailboxes.inbox }]);
    expect(mail.replyTo).toMatchObject([{ name: input.name, address: input.email }]);
    expect(mail.envelopeFrom).toBe(sender.bounces);
    expect(mail.recipients).toEqual([mailboxes.inbox]);
  });

  test('has no Reply-To when only a phone number was given', async () => {
    const mail = await mailOf({ email: '' });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).not.toContain('E-mail');
  });

  test('is the same mail at each attempt', async () => {
    const [first, second] = [await mailOf(), await mailOf()];
    expect(first.messageId).toMatch(/^<[0-9a-f]{32}@ghiocel\.example>$/);
    expect(second.messageId).toBe(first.messageId);
    expect(first.date).toBe('2026-11-21T08:05:00.000Z');
    expect(second.date).toBe(first.date);
  });

  test('says that it is late from a day on, and has the date of the attempt', async () => {
    const receivedAt = '2026-11-19T08:05:00.000Z';
    const { subject, text, date, messageId } = await mailOfTask({ receivedAt });
    expect(subject).toMatch(/^\[întârziat\] GH-/);
    expect(text).toContain(
      'Mesajul acesta a întârziat: cererea a fost trimisă pe 19 noiembrie 2026 la 10:05',
    );
    expect(date).toBe('2026-11-21T08:05:00.000Z');
    expect(messageId).toBe((await mailOf()).messageId);
  });

  test('is tagged, arrives all the same and says why, when a machine seems to have written it', async () => {
    const { subject, text, html = '' } = await mailOfTask({ spamReasons: ['un motiv', 'altul'] });
    expect(subject).toMatch(/^\[posibil spam\] GH-/);
    expect(text).toMatch(/^Posibil spam: un motiv; altul\n\nCerere de la/);
    expect(html.slice(0, html.indexOf('<h1'))).toContain('un motiv; altul');
    expect((await mailOf()).subject).toMatch(/^GH-/);
  });
});

test('a name with an encoded word or direction marks arrives as it reads', async () => {
  const encoded = await mailOf({ name: '=?UTF-8?B?Q1JMRiBCY2M6?= Ana' });
  expect(encoded.replyTo?.[0]?.name).toBe('= ?UTF-8?B?Q1JMRiBCY2M6?= Ana');
  const turned = await mailOf({ name: '\u202eanA\u2066 Pop' });
  expect([turned.subject, turned.replyTo?.[0]?.name]).toEqual([
    expect.stringMatching(/ anA Pop$/),
    'anA Pop',
  ]);
});

const oneLineHeaders = ['from', 'to', 'reply-to', 'subject', 'message-id', 'date'];

test.each([
  ['name', 'Ana\r\nBcc: evil@example.com'],
  ['name', 'evil@example.com, other@example.com'],
  ['name', 'Ana <evil@example.com>, <b@example.com>; c:'],
  ['message', 'Salut\r\n.\r\nRCPT TO:<evil@example.com>\r\nDATA'],
  ['message', 'a\r\n\r\n--boundary\r\nContent-Type: text/html\r\n\r\n<b>x</b>'],
  ['email', "o'neil+x{y}|z@exemplu.example"],
  ['subject', 'x\r\nBcc: evil@example.com'],
])('a hostile %s changes no header and no recipient: %j', async (field, value) => {
  const mail = await mailOf({ [field]: value });
  const keys = mail.headers.map(({ key }) => key);
  expect(mail.recipients).toEqual([mailboxes.inbox]);
  expect(keys).not.toContain('bcc');
  expect(keys).not.toContain('cc');
  for (const header of oneLineHeaders) expect(keys.filter((key) => key === header)).toHaveLength(1);
  expect(mail.to).toHaveLength(1);
  expect(mail.subject).toMatch(/^GH-.{6} – Cerere de la /);
  if (field === 'name') expect(mail.subject).toContain(` de la ${cleanLine(value)}`);
  const email = field === 'email' ? value : input.email;
  expect(mail.replyTo?.map(({ address }) => address?.replaceAll('"', ''))).toEqual([email]);
  expect(mail.attachments).toHaveLength(0);
});

test('what a visitor types stands in the HTML part as text', async () => {
  const { html = '' } = await mailOf({
    name: '<img src=x onerror=alert(1)>',
    message: '</p><script>alert("1")</script>&amp;',
    package: '" onmouseover="alert(1)',
  });
  expect(html).not.toMatch(/<(img|script)/);
  expect(html).toContain('&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;');
});
