import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const photo = {
  url: '/static/ana-0f-900w.webp',
  width: 900,
  height: 1200,
  description: 'Doamna doctor Ana',
};

test('a photograph of the build comes in the formats and widths the browser may choose from', () => {
  const { container } = render(<Picture picture={photo} sizes="350px" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type, sizes }) => [type, sizes])).toEqual([
    ['image/avif', '350px'],
    ['image/webp', '350px'],
  ]);
  expect(sources[0]?.getAttribute('srcset')).toContain('/static/ana-0f-320w.avif 320w');
  expect(screen.getByRole('img', { name: 'Doamna doctor Ana' }).getAttribute('width')).toBe('900');
});

test('a drawing is one image', () => {
  const { container } = render(<Picture picture={{ ...photo, url: '/static/ana-0f.svg' }} />);
  expect(container.innerHTML).toMatch(/^<img /);
});
