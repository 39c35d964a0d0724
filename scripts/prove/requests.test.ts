import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLocalSite } from '../local-site.ts';
import { stopAll } from '../processes.ts';
import { functionRows } from './rows.ts';

beforeAll(() => buildLocalSite({ site: false }));
afterAll(stopAll);

const quick = functionRows.filter(({ isQuick }) => isQuick);

test.each(quick.map(({ name, prove }) => [name, prove] as const))('%s', async (_, prove) => {
  const { isMet, result } = await prove('quick');
  expect(isMet, result).toBe(true);
});
