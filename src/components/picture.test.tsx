import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const photo = {
  url: 'https://images.ctfassets.net/s/a/t/ana.jpg',
  contentType: 'image/jpeg',
  width: 900,
  height: 1200,
  description: 'Doamna doctor Ana',
};

test('a photograph of the content service comes in the formats and widths the browser may choose from', () => {
  const { container } = render(<Picture picture={photo} sizes="350px" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type, sizes }) => [type, sizes])).toEqual([
    ['image/avif', '350px'],
    ['image/webp', '350px'],
  ]);
  expect(sources[0]?.getAttribute('srcset')).toContain('w=320&fm=avif&q=60 320w');
  expect(screen.getByRole('img', { name: 'Doamna doctor Ana' }).getAttribute('width')).toBe('900');
});

test('a drawing is one image', () => {
  const { container } = render(<Picture picture={{ ...photo, contentType: 'image/svg+xml' }} />);
  expect(container.innerHTML).toMatch(/^<img /);
});
