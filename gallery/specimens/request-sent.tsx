import { referencePrefix } from '../../shared/brand.ts';
import { parseCallTime } from '../../shared/call-times.ts';
import { receiptCode, type Receipt } from '../../shared/receipt.ts';
import { RequestSent } from '../../src/features/contact/request-sent.tsx';
import { withSent } from '../../src/features/contact/receipt-state.ts';
import { fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

const receipt: Receipt = {
  reference: `${referencePrefix}-7KXM4`,
  sentAt: Date.parse('2026-12-24T19:30:00Z'),
  isConfirmed: false,
};

const wished: Receipt = { ...receipt, isConfirmed: true, callTime: parseCallTime('2026-12-28 08:00-12:00') };

const hashOf = (of: Receipt) => `#${receiptCode(of)}`;

const page = {
  page: { route: 'requestSent' },
  show: <RequestSent />,
  change: (content) => content,
} as const satisfies Partial<Specimen>;

export const requestSentSpecimens: Specimen[] = [
  {
    ...page,
    id: 'request-sent',
    title: 'Just sent, before holidays, with a time to be called and a confirmation',
    opened: { hash: hashOf(wished), ...withSent(wished) },
  },
  {
    ...page,
    id: 'request-kept',
    title: 'Opened again',
    opened: { hash: hashOf(receipt) },
  },
  {
    ...page,
    id: 'request-unknown',
    title: 'Opened without a number',
    opened: { hash: '#GH-7KXM4' },
  },
  {
    ...page,
    id: 'request-long',
    title: 'A clinic that promises no day and writes much, with a long address',
    opened: { hash: hashOf(receipt), ...withSent(receipt) },
    change: ({ predefinedMessages, contactDetails, ...content }) => ({
      ...content,
      predefinedMessages: {
        ...predefinedMessages,
        sentCallback: undefined,
        sentDetail: fill(predefinedMessages.sentDetail, 400),
      },
      contactDetails: { ...contactDetails, email: `programari.${'cabinet'.repeat(6)}@clinica.example` },
    }),
  },
];
