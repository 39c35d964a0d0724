import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (headers: Record<string, string>, remoteAddress = '169.254.1.1') =>
  clientAddress({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);

const byHosting = (visitor: string) =>
  from({ 'fastly-client-ip': visitor, 'x-forwarded-for': `${visitor}, 104.198.56.253` });

test('visitors who come by Hosting are told apart, though they share its proxy', () => {
  expect(byHosting('86.120.1.2')).toBe(byHosting('86.120.1.2'));
  expect(byHosting('86.120.1.2')).not.toBe(byHosting('86.120.1.3'));
});

test('what a visitor writes into X-Forwarded-For does not make them another', () => {
  const forged = from({
    'fastly-client-ip': '86.120.1.2',
    'x-forwarded-for': '1.1.1.1, 86.120.1.2, 104.198.56.253',
  });
  expect(forged).toBe(byHosting('86.120.1.2'));
});

test('should Hosting leave its header out, visitors are still told apart', () => {
  const without = (visitor: string) => from({ 'x-forwarded-for': `${visitor}, 104.198.56.253` });
  expect(without('86.120.1.2')).toBe(byHosting('86.120.1.2'));
  expect(without('86.120.1.2')).not.toBe(without('86.120.1.3'));
});

test('nobody past Hosting can pass for a visitor', () => {
  const forged = { 'fastly-client-ip': '86.120.1.2', 'x-forwarded-for': '104.198.56.253, 203.0.113.9' };
  expect(from(forged)).not.toBe(byHosting('86.120.1.2'));
});

test('the addresses of one IPv6 connection are one', () => {
  expect(byHosting('2001:db8:0:7::1')).toBe(byHosting('2001:db8:0:7:a:b:c:d'));
  expect(byHosting('2001:db8::1')).toBe(byHosting('2001:db8:0:0:1::'));
  expect(byHosting('2001:db8:0:7::1')).not.toBe(byHosting('2001:db8:0:8::1'));
});

test('without a proxy it is the address of the connection', () => {
  expect(from({}, '192.0.2.1')).not.toBe(from({}, '192.0.2.2'));
});
