import { expect, test } from 'vitest';
import { tokenize } from '../../lib/text-search.ts';
import { toPlainText } from '../../lib/no-break.ts';
import { slugify } from '../../lib/fold.ts';
import { typeset } from './typeset.ts';

/** With `~` for a no-break space and `_` for a word joiner. */
const set = (text: string, locale = 'ro') =>
  typeset(text, locale).replaceAll('\u00a0', '~').replaceAll('\u2060', '_');

test.each([
  ['Cereți-ne-o la recepție și v-o dăm.', 'Cereți-_ne-_o la recepție și v-_o dăm.'],
  ['Dacă l-ați găsit, puneți-l în lapte.', 'Dacă l-_ați găsit, puneți-_l în lapte.'],
  ['N-avem ce ascunde: s-a întâmplat.', 'N-_avem ce ascunde: s-_a întâmplat.'],
  ['Site-ul și logo-urile site-ului.', 'Site-_ul și logo-_urile site-_ului.'],
  ['O coroană metalo-ceramică, după-amiaza.', 'O coroană metalo-ceramică, după-amiaza.'],
  ['E-mail, e-mailul', 'E-_mail, e-_mailul'],
  ['Sunați la 112.', 'Sunați~la~112.'],
  ['Nu respiră bine? Sunați: 112, apoi clinica.', 'Nu respiră bine? Sunați:~112, apoi clinica.'],
  ['<strong>Sunați la</strong> 112', '<strong>Sunați~la</strong>~112'],
  ['sunați la <a href="tel:112">112</a>', 'sunați~la~<a href="tel:112">112</a>'],
  ['Revenire în 3 – 5 minute.', 'Revenire în 3~–~5~minute.'],
  ['Revenire în 3–5 minute.', 'Revenire în 3–_5~minute.'],
  ['Donăm 10 RON.', 'Donăm 10~RON.'],
  ['De la 6 ani, 2 ore, 24 de luni.', 'De la 6~ani, 2~ore, 24~de~luni.'],
  ['Prima obturație -15%', 'Prima obturație −15%'],
  ['Reduceri de 10-15%', 'Reduceri de 10-15%'],
  ['În 2026 animalele de pluș au plecat.', 'În 2026 animalele de pluș au plecat.'],
])('%s', (written, shown) => {
  expect(set(written)).toBe(shown);
});

test('what an editor has set stays', () => {
  const written = 'de obicei în 3–\u20605\u00a0minute, trimiteți-\u2060ne';
  expect(typeset(written, 'ro')).toBe(written);
});

test('English binds numbers to units, and breaks at hyphens but behind one letter', () => {
  expect(set('A check-up in 20 minutes; X-rays, by e-mail. Call 112.', 'en-US')).toBe(
    'A check-up in 20~minutes; X-_rays, by e-_mail. Call~112.',
  );
});

test.each([
  '<a href="https://www.w3.org/TR/WCAG-EM/">metoda</a>',
  '<a href="/ro/urgente#dinte-rupt">dinte</a>',
  'Scrieți la anunta-ne@clinica-mea.ro sau pe www.clinica-mea.ro.',
  'Vedeți https://clinica.ro/spune-ne azi.',
])('an address stays as it is: %s', (written) => {
  expect(typeset(written, 'ro')).toBe(written);
});

test('what leaves the page, is searched or becomes an address is as it was written', () => {
  const written = 'Inlay-uri într-o ședință de 20 de minute';
  const shown = typeset(written, 'ro');
  expect(shown).not.toBe(written);
  expect(toPlainText(shown)).toBe(written);
  expect(tokenize(shown)).toEqual(tokenize(written));
  expect(slugify(shown)).toBe(slugify(written));
});

test('texts of any length take the time of their letters', () => {
  for (const part of ['a', 'ă-', '<', ' <', 'a.', '1 ', '<b ', '-1']) {
    const long = part.repeat(100_000);
    expect(toPlainText(typeset(long, 'ro'))).toBe(long);
  }
});
