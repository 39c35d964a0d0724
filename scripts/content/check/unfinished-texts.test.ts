import { expect, test } from 'vitest';
import { joinSpace } from '../../../src/content/source/join-space.ts';
import { findUnfinishedTexts } from './unfinished-texts.ts';

function findingsFor(fields: Record<string, string>): string[] {
  const entry = {
    sys: {
      id: 'some',
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'any' } },
    },
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { ro: text }])),
  };
  const locales = [{ code: 'ro', default: true }];
  const { space } = joinSpace({ 'some.json': JSON.stringify({ locales, entries: [entry] }) });
  return findUnfinishedTexts({ space }).map(({ code, values }) =>
    `${code} ${Object.values(values).join(' ')}`.trim(),
  );
}

test('every placeholder and every example is named, wherever it stands', () => {
  expect(
    findingsFor({
      operator: 'CUI [de completat], sediul în [adresa, de completat]',
      html: '<p>Scrieți la <a href="mailto:dpo@ghiocel.example">adresa noastră</a> [furnizor]</p>',
      sentence: 'Scrieți la dpo@ghiocel.example. Vedeți https://www.ghiocel.example/ro.',
      email: 'programari@ghiocel.example',
      link: 'https://laborator.example/',
      phoneString: '0700 000 000',
      messagingAppUrl: 'https://wa.me/40700000000',
      street: 'Strada Exemplului 12',
      mapUrl: 'https://www.openstreetmap.org/search?query=Strada%20Exemplului%2012',
      tax: 'CUI 00000000',
    }),
  ).toEqual([
    'unfinished [de completat]',
    'unfinished [adresa, de completat]',
    'unfinished [furnizor]',
    'exampleAddress mailto:dpo@ghiocel.example',
    'exampleAddress dpo@ghiocel.example',
    'exampleAddress https://www.ghiocel.example',
    'exampleAddress programari@ghiocel.example',
    'exampleAddress https://laborator.example/',
    'exampleNumber 0700 000 000',
    'exampleNumber https://wa.me/40700000000',
    'exampleWord Exemplului',
    'exampleWord Exemplului',
    'exampleNumber 00000000',
  ]);
});

test('what only explains is left alone', () => {
  expect(
    findingsFor({
      hint: 'Scrieți adresa întreagă, de exemplu maria@posta.example.',
      color: '#2f0000, 1000000',
      text: 'Vedeți [prețurile](/ro/preturi).',
      phoneString: '0264 123 456',
      price: '100000000',
    }),
  ).toEqual([]);
});
