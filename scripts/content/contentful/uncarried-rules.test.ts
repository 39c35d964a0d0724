import { expect, test } from 'vitest';
import { unsupportedRules } from './uncarried-rules.ts';

test('the rules that only a build checks are named with their fields, and those of a space are not', () => {
  const rules = unsupportedRules().join('\n');
  expect(rules).toContain(
    'These hours overlap; let each begin once the one before has ended. (openingHours.spans, ',
  );
  expect(rules).toContain(
    'The end of the price range must be greater than its start; leave it empty for a single price. (priceItem)',
  );
  expect(rules).toContain('Both "…" and "…" hold on …;');
  expect(rules).not.toMatch(/Write hours as|Write an e-mail|Add at least one|make it at most|""|: \. /);
});
