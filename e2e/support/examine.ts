import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** CSS pixels by which the page is wider than its window. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What axe finds on the page as it is, each with the elements that break the rule: WCAG 2.2 AA and the best practices,
 * without the rules named in `unless`.
 */
export async function axeFindings(page: Page, unless: string[] = []): Promise<string[]> {
  const off = Object.fromEntries(unless.map((rule) => [rule, { enabled: false }]));
  const rules = { 'target-size': { enabled: true }, ...off };
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
