import { beforeEach, expect, test } from 'vitest';
import { request } from '../testing/requests.ts';
import { createSpamDetector, spamRules, type FindSpamReasons } from './spam-rules.ts';

let findSpamReasons: FindSpamReasons;
beforeEach(() => {
  findSpamReasons = createSpamDetector();
});

const long = 'Vă rog să îmi spuneți când aveți loc pentru un control, după ora 17, pentru doi copii.';

test.each([
  ['nothing unusual', {}],
  ['one full address, and a quick hand', { message: 'Vedeți https://www.exemplu.site/x', fillingSeconds: 2 }],
  ['a link to what they ask about', { message: 'Despre https://exemplu.example/preturi' }],
  ['two links', { message: 'https://exemplu.example/preturi sau https://exemplu.example/contact?' }],
  ['another alphabet and a link', { message: 'Доброго дня, це ви? https://exemplu.example' }],
  ['a word of another alphabet', { message: 'Mă numesc Олена și aș vrea un control', fillingSeconds: 1 }],
  ['punctuation alone', { message: '?!?!? ❤️ 12345' }],
])('%s is not spam', (_, changes) => {
  expect(findSpamReasons(request(changes))).toEqual([]);
});

test.each([
  ['the honeypot filled', { subject: 'x' }, ['honeypot']],
  ['link codes', { message: '[url=http://a.example]cheap[/url]' }, ['markup', 'link']],
  ['an address for a name', { name: 'Visit www.a.example' }, ['linkInName']],
  [
    'many links at once',
    { message: 'http://a.ro http://b.ro', fillingSeconds: 0 },
    ['manyLinks', 'filledTooFast'],
  ],
  [
    'another alphabet at once',
    { message: 'Купить дешево', fillingSeconds: 1 },
    ['filledTooFast', 'otherScript'],
  ],
] as const)('%s is spam, for these reasons', (_, changes, found) => {
  expect(findSpamReasons(request(changes))).toEqual(found.map((rule) => spamRules[rule].reason));
});

test('a long message counts as repeated from the fourth time within an hour, which alone is not spam', () => {
  const times = (changes: Record<string, unknown>) =>
    Array.from({ length: 4 }, () => findSpamReasons(request(changes)));
  expect(times({ message: long }).flat()).toEqual([]);
  const [link, repeated] = [spamRules.link.reason, spamRules.repeated.reason];
  expect(times({ message: `${long} www.a.example` })).toEqual([[], [], [], [repeated, link]]);
  expect(times({ message: 'Mă interesează - Pachet 2', fillingSeconds: 2 }).flat()).toEqual([]);
});
