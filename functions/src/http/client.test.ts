import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientOf } from './client.ts';

const from = (headers: Record<string, string>, remoteAddress = '169.254.1.1') =>
  clientOf({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);

const byHosting = (visitor: string) =>
  from({ 'fastly-client-ip': visitor, 'x-forwarded-for': `${visitor}, 104.198.56.253` }).networks;

test('visitors who come by Hosting are told apart, though they share its proxy', () => {
  expect(byHosting('86.120.1.2')).toEqual(['86.120.1.2']);
  expect(byHosting('86.120.1.3')).toEqual(['86.120.1.3']);
});

test('what a visitor writes into X-Forwarded-For does not make them another', () => {
  const forged = from({
    'fastly-client-ip': '86.120.1.2',
    'x-forwarded-for': '1.1.1.1, 86.120.1.2, 104.198.56.253',
  });
  expect(forged.networks).toEqual(['86.120.1.2']);
});

test('should Hosting leave its header out, visitors are still told apart', () => {
  const without = (visitor: string) => from({ 'x-forwarded-for': `${visitor}, 104.198.56.253` }).networks;
  expect(without('86.120.1.2')).toEqual(['86.120.1.2']);
  expect(without('86.120.1.3')).toEqual(['86.120.1.3']);
});

test('past Hosting the last proxy is whoever calls, whatever they forge', () => {
  const forged = { 'fastly-client-ip': '86.120.1.2', 'x-forwarded-for': '104.198.56.253, 203.0.113.9' };
  expect(from(forged).proxy).toBe('203.0.113.9');
});

test('an IPv6 address is in its /64, /56 and /48, however it is written', () => {
  const networks = ['2001:db8:0:a07', '2001:db8:0:axx', '2001:db8:0'];
  for (const address of ['2001:db8:0:a07::1', '2001:DB8::A07:a:b:c:d', '2001:0db8:0000:0a07::'])
    expect(byHosting(address)).toEqual(networks);
  expect(byHosting('::ffff:192.0.2.1')).toEqual(['192.0.2.1']);
  expect(byHosting('not:an:address')).toEqual(['not:an:address']);
});

test('a form that the browser posts is native', () => {
  expect(from({}).submission).toBe('script');
  expect(from({ 'content-type': 'application/x-www-form-urlencoded' }).submission).toBe('native');
});

test('without a proxy it is the address of the connection', () => {
  expect(from({}, '192.0.2.1')).toMatchObject({ networks: ['192.0.2.1'], proxy: '192.0.2.1' });
});
