import { expect, test } from 'vitest';
import { parseReceipt, formatReceipt, type Receipt } from './receipt.ts';

const receipt: Receipt = {
  reference: 'GH-7KXM4P',
  receivedAt: Date.parse('2026-11-21T08:05:00Z'),
  promisedUntil: Date.parse('2026-11-23T18:00:00Z'),
  callTime: 'morning',
  confirmation: 'sent',
};

test.each([
  receipt,
  { ...receipt, callTime: undefined },
  { ...receipt, confirmation: 'none' },
  { ...receipt, confirmation: undefined },
] satisfies Receipt[])(
  'a receipt is read back as it was written, and its code needs no escaping in an address',
  (each) => {
    const code = formatReceipt(each);
    expect(parseReceipt(code)).toEqual(each);
    expect(code).toMatch(/\w$/);
    const url = new URL(`https://clinic.example/?cerere=${code}#${code}`);
    expect([url.searchParams.get('cerere'), url.hash.slice(1)]).toEqual([code, code]);
  },
);

test('an address cut at any sign has the true times or is none', () => {
  const code = formatReceipt(receipt);
  const { receivedAt, promisedUntil } = receipt;
  for (let length = 0; length < code.length; length += 1) {
    const read = parseReceipt(code.slice(0, length));
    if (read) expect(read, code.slice(0, length)).toMatchObject({ receivedAt, promisedUntil });
  }
  const shortest = `${formatReceipt({ ...receipt, callTime: undefined, confirmation: undefined })}`;
  expect(parseReceipt(shortest)).toBeDefined();
  for (let at = 0; at < shortest.length; at += 1) {
    expect(parseReceipt(shortest.slice(0, at) + shortest.slice(at + 1)), String(at)).toBeUndefined();
  }
});

test.each([
  'GH-7KXM4P',
  'GH-7KXM4P..',
  'GH-7KXM4.tbc2o0.tbctus',
  'GH-7KXM4P.tbc2o0',
  'GH-AEIOUA.tbc2o0.tbctus',
  'gh-7kxm4p.tbc2o0.tbctus',
  'GH-7KXM4P.-1.tbctus',
  'GH-7KXM4P.tbc2o0.tbctus.soon.',
  'GH-7KXM4P.tbc2o0.tbctus..x',
  'GH-7KXM4P.tbctus.tbc2o0',
  'GH-7KXM4P.tbc2o0.tbc2o0',
])('%j is none', (code) => expect(parseReceipt(code)).toBeUndefined());
