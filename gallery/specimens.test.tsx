import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pages } from '../src/app/pages.ts';
import { loadSiteContent } from '../src/content/load-site-content.ts';
import { languages, type Language } from '../src/language/languages.ts';
import type { SiteParts } from './providers.tsx';
import { specimenGroups } from './specimens.ts';
import { Stage } from './stage.tsx';

const specimens = specimenGroups.flatMap((group) => group.specimens);
const modules = await Promise.all(Object.values(pages).map((load) => load()));

function partsOf(language: Language): SiteParts {
  const needs = modules.flatMap(({ mainGroup, needs: others = [] }) => [mainGroup, ...others]);
  return { content: loadSiteContent(language), needs, language };
}

test('every specimen has an address of its own', () => {
  expect(new Set(specimens.map(({ id }) => id)).size).toBe(specimens.length);
});

for (const language of languages) {
  test.each(specimens)(`$id shows something in silence in ${language}`, (specimen) => {
    // What brings a specimen into its state needs a browser.
    const { drive: _, ...still } = specimen;
    const { container } = render(<Stage {...partsOf(language)} specimen={still} />);
    expect(container.querySelector('#site')?.childElementCount).toBeGreaterThan(0);
  });
}
