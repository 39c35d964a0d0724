import { expect, test } from 'vitest';
import { playerOf } from './player-of.ts';

const file = { url: '/static/film.mp4', width: 0, height: 0, description: '' };

test('an own file wins over a hosted video', () => {
  expect(playerOf({ file, hostedVideoId: 'abcdef12345' })).toEqual({ kind: 'own', url: '/static/film.mp4' });
});
