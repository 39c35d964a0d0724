import { expect, test } from 'vitest';
import { parseLinkKeys } from '../link-keys.ts';
import { linkKeys } from '../testing/receipts.ts';
import { readReceiptLink, signReceiptLink } from './receipt-link.ts';

const receipt = {
  reference: 'GH-7KXM4',
  sentAt: Date.parse('2026-11-21T08:05:00Z'),
  callTime: undefined,
  isConfirmed: false,
};
const link = signReceiptLink(linkKeys, 'en', receipt) ?? '';

test('a link says which request was sent, while its key is one of those in use', () => {
  expect(readReceiptLink(linkKeys, link)).toEqual({ language: 'en', receipt });
  const [key] = linkKeys;
  const newer = parseLinkKeys('b:another-secret-that-is-known-to-nobody');
  expect(readReceiptLink(key ? [...newer, key] : [], link).receipt).toEqual(receipt);
  expect(readReceiptLink(newer, link).receipt).toBeUndefined();
  expect(signReceiptLink([], 'en', receipt)).toBeUndefined();
});

test('no letter of a link can be another', () => {
  for (let place = 0; place < link.length; place += 1) {
    const forged = link.slice(0, place) + (link[place] === 'x' ? 'y' : 'x') + link.slice(place + 1);
    expect(readReceiptLink(linkKeys, forged).receipt).toBeUndefined();
    expect(readReceiptLink(linkKeys, link.slice(0, place)).receipt).toBeUndefined();
  }
});
