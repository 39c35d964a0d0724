import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  test.each([
    ['Șină și știft', 'sina si stift'],
    // The same letters with a cedilla, as old keyboards write them.
    ['Şină şi ştift', 'sina si stift'],
    ['ȚĂRÂNĂ ÎN ţară', 'tarana in tara'],
    ['e\u0301mail', 'email'],
    ['Children’s', 'children’s'],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});
