import type { Fault } from './fault.ts';

const mailTest = 'functions/src/delivery/request-mail.test.ts';
const delivererTest = 'functions/src/delivery/deliver-request.test.ts';

/** The mail to the clinic and its way there. */
export const deliveryFaults: Fault[] = [
  {
    name: 'reply-to-glued-together',
    promise: 'The visitor stands in Reply-To as an address object.',
    file: 'functions/src/delivery/request-mail.ts',
    find: 'replyTo: { name, address: request.email }',
    replace: 'replyTo: `${request.name} <${request.email}>`',
    caughtBy: { suite: 'npm test', file: mailTest, title: 'a hostile name changes no header' },
    before: 'functions/src/request-mail.test.ts',
  },
  {
    name: 'copy-to-the-visitor',
    promise: 'Nobody the visitor names receives the mail.',
    file: 'functions/src/delivery/request-mail.ts',
    find: 'envelope: { from, to: [inbox] },',
    replace: "envelope: { from, to: [inbox, request.email ?? ''] },",
    caughtBy: { suite: 'npm test', file: mailTest, title: 'is from the clinic to the clinic' },
    before: 'functions/src/request-mail.test.ts',
  },
  {
    name: 'sent-in-the-name-of-the-visitor',
    promise: "From is the clinic's own mailbox.",
    file: 'functions/src/delivery/request-mail.ts',
    find: '(site)`, address: from }',
    replace: '(site)`, address: request.email ?? from }',
    caughtBy: { suite: 'npm test', file: mailTest, title: 'is from the clinic to the clinic' },
    before: 'functions/src/request-mail.test.ts',
  },
  {
    name: 'message-id-of-the-attempt',
    promise: 'Each attempt makes the same mail.',
    file: 'functions/src/delivery/request-mail.ts',
    find: '`<${key.slice(0, 32)}@',
    replace: '`<${crypto.randomUUID().replaceAll("-", "")}@',
    caughtBy: { suite: 'npm test', file: mailTest, title: 'is the same mail at each attempt' },
    before: 'functions/src/request-mail.test.ts',
  },
  {
    name: 'mail-not-escaped',
    promise: 'What was typed stands in the HTML part as text.',
    file: 'shared/escape-html.ts',
    find: 'entities[sign] ?? sign',
    replace: 'sign',
    caughtBy: { suite: 'npm test', file: mailTest, title: 'stands in the HTML part as text' },
    before: 'functions/src/request-mail.test.ts',
  },
  {
    name: 'permanent-refusal-not-diverted',
    promise: 'What the mailbox refuses for good goes to the fallback mailbox at once.',
    file: 'functions/src/delivery/deliver-request.ts',
    find: 'mailFailure(cause).permanent || attempt.isLast',
    replace: 'attempt.isLast',
    caughtBy: {
      suite: 'npm test',
      file: delivererTest,
      title: 'sends the request to the fallback mailbox, and is an error',
    },
    before: 'functions/src/deliver-request.test.ts',
  },
  {
    name: 'passing-fault-not-tried-again',
    promise: 'Delivery is tried again until the mail server has taken the mail.',
    file: 'functions/src/delivery/deliver-request.ts',
    find: 'if (!isRefused) throw cause;',
    replace: 'if (!isRefused) return;',
    caughtBy: {
      suite: 'npm test',
      file: delivererTest,
      title: 'is thrown, so that the queue tries again',
    },
    before: 'functions/src/deliver-request.test.ts',
  },
  {
    name: 'given-up-after-hours',
    promise: 'Delivery is tried for about three days.',
    file: 'functions/src/delivery/queue-options.ts',
    find: 'maxRetrySeconds: 3 * 24 * 60 * 60,',
    replace: 'maxRetrySeconds: 3 * 60 * 60,',
    caughtBy: {
      suite: 'npm test',
      file: 'functions/src/delivery/queue-options.test.ts',
      title: 'about three days',
    },
    before: 'no',
  },
  {
    name: 'error-text-in-the-log',
    promise: 'No personal data stands in the log.',
    file: 'functions/src/delivery/deliver-request.ts',
    find: 'code: errorCode(cause), replyCode',
    replace: 'code: String(cause), replyCode',
    caughtBy: { suite: 'npm test', file: delivererTest, title: 'tell nothing of the visitor' },
    before: 'functions/src/deliver-request.test.ts',
  },
  {
    name: 'hanging-mail-server-waited-for',
    promise: 'A mail server that hangs is given up after 20 seconds.',
    file: 'functions/src/delivery/mailer.ts',
    find: 'const wholeTimeout = 20_000;',
    replace: 'const wholeTimeout = 2_000_000;',
    caughtBy: {
      suite: 'npm test',
      file: 'functions/src/delivery/mailer.test.ts',
      title: 'is given up after 20 seconds',
    },
    before: 'no',
  },
];
