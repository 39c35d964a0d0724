import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

const link = (text: string) => mailLink('programari@ghiocel.example', 'Cerere de pe site', text);
const bodyOf = (href: string) => new URL(href).searchParams.get('body');

test('a short text is whole in the mail', () => {
  const text = 'Nume: Ana & Ion\n\nBună ziua, 100 % sigur?';
  const { href, isCut } = link(text);
  expect([bodyOf(href), isCut]).toEqual([text.replaceAll('\n', '\r\n'), false]);
});

test.each(['a', 'ș', '漢', '👨‍👩‍👧', '%', 'ș\n'])(
  'a long text of %j is cut between two characters below 2,000',
  (sign) => {
    const text = sign.repeat(2_000);
    const { href, isCut } = link(text);
    expect(isCut).toBe(true);
    expect(href.length).toBeLessThan(2_000);
    expect(href.length).toBeGreaterThan(1_960);
    const body = bodyOf(href)?.replaceAll('\r', '') ?? '';
    expect(body.endsWith(' …')).toBe(true);
    expect(text.startsWith(body.slice(0, -2))).toBe(true);
  },
);
