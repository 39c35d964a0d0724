import { expect, test } from 'vitest';
import { changedSpace } from '../../../../testing/changed-space.ts';
import { findNamesOfAbsentParts } from './absent-parts.ts';

test('a clinic with every part may name them', () => {
  expect(findNamesOfAbsentParts(changedSpace(() => undefined))).toEqual([]);
});

test('a text that names an absent part is warned about, in the language it stands in', () => {
  const space = changedSpace((editor) => {
    editor.set('contactDetails', 'messagingApp', 'ro', undefined);
    editor.set('contactForm', 'emergencyNote', 'en-US', 'Message us on WhatsApp.');
  });
  expect(findNamesOfAbsentParts(space)).toEqual([
    {
      entry: 'contactForm',
      contentType: 'contactForm',
      field: 'emergencyNote',
      locale: 'en-US',
      message:
        'It names "WhatsApp", and the site has no such part; leave it out, or mark it: {messagingApp: …}.',
    },
  ]);
});

test('what is shown only with a part may name it: its own texts, and texts that are marked', () => {
  const space = changedSpace((editor) => {
    editor.set('promoPackages', 'packages', 'ro', []);
    editor.set('contactForm', 'lead', 'ro', 'Scrieți-ne.{packages: Alegeți și un pachet.}');
  });
  expect(findNamesOfAbsentParts(space)).toEqual([]);
});
