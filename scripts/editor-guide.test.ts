import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEmbeddedSpace } from './read-embedded-space.ts';

/** What Contentful itself is labelled with, and words that are bold for another reason. */
const others = ['Content', 'Publish', 'Translation', 'Versions'];
const headings = ['Ați greșit?', 'A mistake?'];

const { contentTypes } = readEmbeddedSpace();
const fields = contentTypes.flatMap((contentType) => contentType.fields);
const names = new Set<unknown>([
  ...others,
  ...headings,
  ...[...contentTypes, ...fields].map((part: Record<string, unknown>) => part['name']),
]);

test.each(['ro', 'en'])('the guide in %s has a page per task and names what an editor finds', (language) => {
  const folder = `docs/editor-guide/${language}`;
  const index = readFileSync(`${folder}/index.md`, 'utf8');
  const pages = readdirSync(folder).filter((page) => page !== 'index.md');
  const linked = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, page]) => page);
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.toSorted()).toEqual(pages.toSorted());
  for (const page of [...pages, 'index.md']) {
    const bold = readFileSync(`${folder}/${page}`, 'utf8').matchAll(/\*\*([^*]+)\*\*/g);
    for (const [, words = ''] of bold)
      expect(names, `${page}: ${words}`).toContain(words.replace(/\s+/g, ' '));
  }
});
