import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { sourceOf } from './source.ts';

const from = (headers: Record<string, string>, remoteAddress = '169.254.1.1') =>
  sourceOf({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);

const byHosting = (visitor: string) =>
  from({ 'fastly-client-ip': visitor, 'x-forwarded-for': `${visitor}, 104.198.56.253` }).visitor;

test('visitors who come by Hosting are told apart, though they share its proxy', () => {
  expect(byHosting('86.120.1.2')).toBe(byHosting('86.120.1.2'));
  expect(byHosting('86.120.1.2')).not.toBe(byHosting('86.120.1.3'));
});

test('what a visitor writes into X-Forwarded-For does not make them another', () => {
  const forged = from({
    'fastly-client-ip': '86.120.1.2',
    'x-forwarded-for': '1.1.1.1, 86.120.1.2, 104.198.56.253',
  });
  expect(forged.visitor).toBe(byHosting('86.120.1.2'));
});

test('should Hosting leave its header out, visitors are still told apart', () => {
  const without = (visitor: string) => from({ 'x-forwarded-for': `${visitor}, 104.198.56.253` }).visitor;
  expect(without('86.120.1.2')).toBe(byHosting('86.120.1.2'));
  expect(without('86.120.1.2')).not.toBe(without('86.120.1.3'));
});

test('past Hosting the last proxy is whoever calls, whatever they forge', () => {
  const forged = { 'fastly-client-ip': '86.120.1.2', 'x-forwarded-for': '104.198.56.253, 203.0.113.9' };
  expect(from(forged).proxy).toBe('203.0.113.9');
});

test('the addresses of one IPv6 connection are one', () => {
  expect(byHosting('2001:db8:0:7::1')).toBe(byHosting('2001:db8:0:7:a:b:c:d'));
  expect(byHosting('2001:db8::1')).toBe(byHosting('2001:db8:0:0:1::'));
  expect(byHosting('2001:db8:0:7::1')).not.toBe(byHosting('2001:db8:0:8::1'));
});

test('without a proxy it is the address of the connection', () => {
  expect(from({}, '192.0.2.1')).toMatchObject({ visitor: '192.0.2.1', proxy: '192.0.2.1' });
});
