import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from '../../build/files.ts';
import { contentTypes } from '../../../src/model/content-model.ts';

/** What Contentful and GitHub are labelled with, and the edit layer. */
const labels = ['Publish', 'Code', 'Codespaces'];
const layer = filesIn('edit/layer').map((file) => readFileSync(`edit/layer/${file}`, 'utf8'));

const types = Object.values(contentTypes);
const fields = types.flatMap((type) => Object.values<{ name: string }>(type.fields));
const names = new Set<unknown>([...labels, ...[...types, ...fields].map(({ name }) => name)]);

test.each(['ro', 'en'])('the guide in %s has a page per task and names what an editor finds', (language) => {
  const folder = `docs/editor-guide/${language}`;
  const index = readFileSync(`${folder}/index.md`, 'utf8');
  const pages = readdirSync(folder).filter((page) => page !== 'index.md');
  const linked = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, page]) => page);
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.toSorted()).toEqual(pages.toSorted());
  for (const page of [...pages, 'index.md']) {
    const bold = readFileSync(`${folder}/${page}`, 'utf8').matchAll(/\*\*([^*]+)\*\*/g);
    for (const [, words = ''] of bold) {
      const name = words.replace(/\s+/g, ' ');
      const isInLayer = layer.some((text) => text.includes(name));
      expect(isInLayer || names.has(name), `${page}: ${name}`).toBe(true);
    }
  }
});
