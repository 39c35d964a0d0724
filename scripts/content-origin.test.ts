import { expect, test } from 'vitest';
import { contentOrigin } from './content-origin.ts';

test.each([
  ['VITE_CONTENTFUL_SPACE_ID', 'Expected parameter accessToken'],
  ['VITE_CONTENTFUL_ACCESS_TOKEN', 'Expected parameter space'],
])(
  'a build that looks for newer content with %s alone stops in the words of the client',
  async (name, words) => {
    await expect(contentOrigin({ [name]: 'something' })).rejects.toThrow(words);
  },
);

test('a build that names no space looks for nothing newer', async () => {
  expect(await contentOrigin({})).toBeUndefined();
});
