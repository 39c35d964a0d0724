import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '../src/language/languages.ts';
import { specimens } from './specimens.ts';
import { dataOf, Stage } from './stage.tsx';

test('every specimen has an address of its own', () => {
  expect(new Set(specimens.map(({ id }) => id)).size).toBe(specimens.length);
});

for (const language of languages) {
  test.each(specimens)(`$id renders without a complaint in ${language}`, async (specimen) => {
    const { container } = render(<Stage specimen={specimen} data={await dataOf(specimen, language)} />);
    expect(container.querySelector('#site')?.childElementCount).toBeGreaterThan(0);
  });
}
