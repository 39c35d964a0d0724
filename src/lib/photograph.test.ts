import { describe, expect, test } from 'vitest';
import { imageUrl, isResizable, offeredWidths, sourceSet } from './photograph.ts';

const photo = { url: 'https://images.ctfassets.net/s/a/t/ana.jpg', width: 900, contentType: 'image/jpeg' };

describe('a photograph of the content service', () => {
  test('has an address for each width and format', () => {
    expect(imageUrl(photo, { width: 320, format: 'avif' })).toBe(`${photo.url}?w=320&fm=avif&q=60`);
    expect(imageUrl(photo, { width: 640, format: 'webp' })).toBe(`${photo.url}?w=640&fm=webp&q=75`);
    expect(imageUrl(photo, { width: 640 })).toBe(`${photo.url}?w=640`);
  });

  test('is offered up to its own width', () => {
    expect(offeredWidths(photo)).toEqual([80, 160, 320, 480, 640, 800, 900]);
    expect(offeredWidths({ ...photo, width: 5000 }).at(-1)).toBe(1440);
    expect(offeredWidths({ ...photo, width: 60 })).toEqual([60]);
    expect(sourceSet({ ...photo, width: 100 }, 'webp')).toBe(
      `${photo.url}?w=80&fm=webp&q=75 80w, ${photo.url}?w=100&fm=webp&q=75 100w`,
    );
  });
});

test.each([
  { ...photo, contentType: 'image/svg+xml' },
  { ...photo, contentType: 'image/gif' },
  { ...photo, url: '/brand/drawings/ana.jpg' },
  { ...photo, url: 'https://images.ctfassets.net.example/ana.jpg' },
  { url: '/static/portrait.svg', width: 240 },
])('stays as it is: $contentType $url', (file) => {
  expect(isResizable(file)).toBe(false);
  expect(imageUrl(file, { width: 320, format: 'avif' })).toBe(file.url);
});
