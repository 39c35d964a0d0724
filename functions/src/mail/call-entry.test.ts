import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { ReceivedMail } from '../testing/mail-server.ts';
import { receivedMails } from '../testing/request-mails.ts';
import { clinic, input, mailboxes, request, task } from '../testing/requests.ts';
import { callAttachments } from './call-entry.ts';
import { deliveryTask } from '../request-task.ts';
import { requestMail } from './request-mail.ts';

const { sent, mailOf } = receivedMails();

describe('a call time that was chosen', () => {
  const monday = '2026-11-30 08:00-12:00';

  function entryOf({ attachments }: ReceivedMail) {
    expect(attachments).toHaveLength(1);
    const [{ mimeType, filename, content } = {}] = attachments;
    expect(mimeType).toBe('text/calendar');
    expect(filename).toMatch(/^GH-.{5}\.ics$/);
    const text = new TextDecoder().decode(content as ArrayBuffer);
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    return { text, calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined) };
  }

  test('stands in the mail, which is otherwise as it is without one', async () => {
    const wished = await mailOf({ callTime: monday });
    const line = 'Când preferă să fie sunat(ă): luni, 30 noiembrie, dimineața (08:00–12:00)\n';
    expect(wished.text).toContain(line);
    expect(wished.html).toContain('luni, 30 noiembrie, dimineața (08:00–12:00)');
    const plain = await mailOf();
    const withoutReference = (text = '') => text.replaceAll(/GH-.{5}/g, 'GH');
    expect(withoutReference(wished.text?.replace(line, ''))).toBe(withoutReference(plain.text));
  });

  test.each([
    ['2026-11-30', '2026-11-21', '06:00', '10:00'],
    // The Fridays and Mondays around the last Sunday of October and of March.
    ['2026-10-23', '2026-10-22', '05:00', '09:00'],
    ['2026-10-26', '2026-10-22', '06:00', '10:00'],
    ['2027-03-26', '2027-03-25', '06:00', '10:00'],
    ['2027-03-29', '2027-03-25', '05:00', '09:00'],
  ])('on %s is an entry for the calendar', async (date, received, from, to) => {
    const wished = deliveryTask(
      request({ callTime: `${date} 08:00-12:00` }),
      new Date(`${received}T08:05:00.000Z`),
    );
    const { calendar, event } = entryOf(await sent(requestMail(wished, mailboxes, clinic)));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.startDate.toJSDate().toISOString()).toBe(`${date}T${from}:00.000Z`);
    expect(event.endDate.toJSDate().toISOString()).toBe(`${date}T${to}:00.000Z`);
    expect(event.summary).toBe(`De sunat: ${wished.reference}`);
    expect(event.description).toBe(`Nume: ${input.name}\nTelefon: ${input.phone}`);
  });

  test('until midnight ends with the day', async () => {
    const { event } = entryOf(await mailOf({ callTime: '2026-11-30 17:00-24:00' }));
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-30T22:00:00.000Z');
  });

  test('is the same entry at each attempt, and another for another request', async () => {
    const [first, again] = [await mailOf({ callTime: monday }), await mailOf({ callTime: monday })];
    expect(entryOf(again).text).toBe(entryOf(first).text);
    const other = await mailOf({ callTime: monday, name: 'Ana' });
    expect(entryOf(other).event.uid).not.toBe(entryOf(first).event.uid);
  });

  test('keeps whatever was typed inside one text of the entry, in lines of 75 bytes', async () => {
    const name = `Ștefan; \\n, "${'ăț'.repeat(30)}" BEGIN:VALARM`;
    const { calendar, event } = entryOf(await mailOf({ callTime: monday, name, phone: '' }));
    expect(event.description).toBe(`Nume: ${name}\nE-mail: ${input.email}`);
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
    // As it is written: the parser of the mail has line ends of its own.
    const wished = task({ callTime: monday, name, phone: '' });
    const [{ content } = {}] = callAttachments(wished, mailboxes.from).attachments ?? [];
    const text = String(content);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test.each(['2026-11-20 08:00-12:00', '2027-11-30 08:00-12:00', 'soon'])(
    'is left out where nobody can have chosen it: %s',
    async (callTime) => {
      const mail = await mailOf({ callTime });
      expect(mail.text).not.toContain('sunat');
      expect(mail.attachments).toHaveLength(0);
    },
  );
});
