/** What Chromium itself hands to screen readers, to check the reader of the tests against. */
import type { Page } from '@playwright/test';
import type { Said } from './said.ts';

const compared = new Set(
  'banner button checkbox combobox complementary contentinfo dialog heading image link main navigation region searchbox table textbox'.split(
    ' ',
  ),
);

type AXNode = {
  nodeId: string;
  ignored: boolean;
  childIds?: string[];
  role?: { value?: unknown };
  name?: { value?: unknown };
};

/** Chromium has a space where a line may break. */
const spaceless = (text: string) => text.replaceAll(/\s/g, '');

async function chromiumSays(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] };
  await browser.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node: AXNode | undefined): AXNode[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => inOrder(byId.get(id)))] : [];
  return inOrder(nodes[0])
    .filter(({ ignored, role }) => !ignored && compared.has(String(role?.value)))
    .map(({ role, name }) => [role?.value, spaceless(String(name?.value ?? ''))].filter(Boolean).join(','));
}

/**
 * What differs between Chromium and the reader in roles, names or their order, both beside each other. The reader does
 * not know `reading-flow`: of a page that uses it the order is not compared.
 */
export async function differencesFromChromium(page: Page, said: Said[], usesReadingFlow: boolean) {
  const theirs = await chromiumSays(page);
  const ours = said
    .filter(({ isText, phrase }) => !isText && compared.has(phrase.split(', ')[0] ?? ''))
    .map(({ phrase }) => spaceless(phrase));
  if (usesReadingFlow) for (const phrases of [theirs, ours]) phrases.sort();
  const length = Math.max(theirs.length, ours.length);
  return Array.from({ length }, (_, index) => [theirs[index] ?? 'nothing', ours[index] ?? 'nothing'] as const)
    .filter(([wanted, got]) => got !== wanted && !got.startsWith(`${wanted},`))
    .map(([wanted, got]) => `Chromium: ${wanted} – reader: ${got}`);
}
