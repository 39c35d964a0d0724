import type React from 'react';
import { createElement } from 'satori/jsx';

/** Satori takes React's elements; to make them, React itself would be loaded before the build says which of its builds. */
export const h = createElement as unknown as typeof React.createElement;

/** The fonts of a picture in which all is written in the headline font. */
export const headlineFonts = (font: Buffer) => [
  { name: 'headline', data: font, weight: 600 as const, style: 'normal' as const },
];
