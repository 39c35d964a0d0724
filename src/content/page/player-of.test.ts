import { expect, test } from 'vitest';
import { playerOf } from './player-of.ts';

const file = { url: '/static/film.mp4', width: 0, height: 0, description: '' };

test('an own file wins over a hosted video', () => {
  expect(playerOf({ file, hostedVideoId: 'abcdef12345' })).toEqual({ kind: 'own', url: '/static/film.mp4' });
});

test('a hosted video plays in the privacy-enhanced player', () => {
  expect(playerOf({ hostedVideoId: 'abcdef12345' })).toEqual({
    kind: 'hosted',
    url: 'https://www.youtube-nocookie.com/embed/abcdef12345?autoplay=1',
  });
});

test('without a film there is no player', () => {
  expect(playerOf({})).toBeUndefined();
});
