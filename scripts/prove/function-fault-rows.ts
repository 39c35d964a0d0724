/** What becomes of requests while the queue fails, or the function itself. */
import type { FunctionsPlace } from './functions-place.ts';
import type { Outcome, RowIn } from './row.ts';
import { accepted, inParallel, longest, rounded, send, someRequest } from './send.ts';
import { until } from '../until.ts';

async function queueDown({ url, mail, events }: FunctionsPlace): Promise<Outcome> {
  const request = someRequest();
  const answers = [await send(url, request), await send(url, request)];
  const isNamed = mail.received[0]?.subject?.includes(answers[0]?.reference ?? '-') ?? false;
  return {
    isMet:
      accepted(answers).length === 2 &&
      mail.received.length === 1 &&
      isNamed &&
      events('contact_queue_failed') > 0,
    result: `${answers.map(({ status }) => status).join(', ')}; ${mail.received.length} mail, sent directly; ${events('contact_queue_failed')} × contact_queue_failed`,
  };
}

async function bothDown({ url, mail, queue, events }: FunctionsPlace): Promise<Outcome> {
  queue.fault = 'refuses';
  await mail.close();
  const answer = await send(url, someRequest());
  await mail.open();
  const retryAfter = answer.headers.get('retry-after');
  return {
    isMet: answer.status === 503 && retryAfter !== null && events('contact_unavailable') === 1,
    result: `${answer.status}, Retry-After ${retryAfter} s, contact_unavailable logged`,
  };
}

async function slowest({ url, mail, queue }: FunctionsPlace): Promise<Outcome> {
  queue.fault = 'silence';
  mail.fault = { recipient: 'silence' };
  const answers = await inParallel(10, 10, () => send(url, someRequest()));
  return {
    isMet: longest(answers) < 10_000 && answers.every(({ status }) => status === 503),
    result: `slowest of ${answers.length} ${rounded(longest(answers))}, each ${answers[0]?.status}`,
  };
}

async function killed({ url, mail, queue, kill, run }: FunctionsPlace): Promise<Outcome> {
  queue.fault = 'silence';
  const request = someRequest();
  const lost = send(url, request);
  await until('The queue has it', () => queue.size() + mail.received.length > 0);
  await kill('contact');
  const { status } = await lost;
  queue.fault = undefined;
  await run('contact');
  const again = await send(url, request);
  await until('The queue empty', () => queue.size() === 0);
  return {
    isMet: status === 0 && again.status === 200 && mail.received.length === 1,
    result: `first press ${status === 0 ? 'without an answer' : status}, second ${again.status}; ${mail.received.length} mail`,
  };
}

async function nothingPersonal(place: FunctionsPlace): Promise<Outcome> {
  const { url, mail, queue, log } = place;
  const secrets = {
    name: 'Zvonimir',
    email: 'zvon@secret.example',
    phone: '0799 123 987',
    message: 'Un secret mare',
  };
  const sendOne = (changes: Record<string, unknown> = {}) =>
    send(url, someRequest({ ...secrets, ...changes }));
  await sendOne();
  await sendOne({ email: 'zvon@' });
  await send(url, `{"name": "${secrets.name}"`);
  await send(url, new URLSearchParams({ ...secrets, consent: 'yes' }));
  mail.refuseRecipient = () => 550;
  await sendOne();
  queue.fault = 'refuses';
  await sendOne();
  await until('A refusal', () => log.some(({ event }) => event === 'delivery_fallback_failed'));
  const lines = log.map((line) => JSON.stringify(line));
  // The mail server's own words say "secret", too.
  const telling = lines.filter((line) => /zvon|0799|123 987|secret/i.test(line));
  return { isMet: telling.length === 0, result: `${telling.length} of ${lines.length} lines tell anything` };
}

export const functionFaultRows: RowIn<FunctionsPlace>[] = [
  {
    name: 'queue stopped',
    target: 'sent directly, once',
    how: 'nothing listens where the queue was; the request is sent twice',
    isQuick: true,
    async run(place) {
      await place.queue.close();
      return queueDown(place);
    },
  },
  {
    name: 'queue fails',
    target: 'sent directly, once',
    how: 'the queue answers 500; the request is sent twice',
    isQuick: true,
    run(place) {
      place.queue.fault = 'refuses';
      return queueDown(place);
    },
  },
  {
    name: 'queue and mail server down',
    target: 'nothing promised, nothing silent: 503 with Retry-After, an alert',
    how: 'the queue answers 500, nothing listens where the mail server was',
    isQuick: true,
    run: bothDown,
  },
  {
    name: 'slowest answer',
    target: 'within 10 s always',
    how: 'the queue does not answer and the mail server hangs, ten requests at once',
    isQuick: false,
    run: slowest,
  },
  {
    name: 'logs',
    target: 'no personal data: named events with the reference',
    how: 'requests taken, refused, unreadable, refused by the mail server and by the queue; every line the functions wrote',
    isQuick: true,
    run: nothingPersonal,
  },
  {
    name: 'function crash',
    target: 'the failure message; nothing, or one mail',
    how: '`contact` killed by SIGKILL once the queue has the request, started again, and the request sent again',
    isQuick: true,
    run: killed,
  },
];
