// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foreignWordsIn, secondClinic, secondFolders } from '../support/other-clinics.ts';
import { readHtml } from '../support/read-html.ts';
import { pagesOfClinic } from '../support/site.ts';

const pages = pagesOfClinic(secondClinic);
const htmlOf = (path: string) =>
  readFileSync(join(secondFolders.site, path === '/' ? 'index.html' : `${path}.html`), 'utf8');

test('no page of the second clinic has an empty heading, list or section, or another language', () => {
  for (const { path } of pages) {
    const document = readHtml(htmlOf(path));
    expect(document.querySelectorAll('h1'), path).toHaveLength(1);
    expect(document.querySelectorAll('[hreflang]'), path).toHaveLength(0);
    const parts = [...document.querySelectorAll('section, ul, ol, h1, h2, h3')];
    expect(parts.filter(({ textContent }) => !textContent.trim())).toEqual([]);
    const alone = 'section > h2:only-child, section > .container:only-child > h2:only-child';
    expect(document.querySelectorAll(alone), path).toHaveLength(0);
  }
});

test('nothing that the second clinic ships says a word of the first one', () => {
  const cwd = secondFolders.site;
  const files = globSync('**/*.{html,json,js,css,svg,xml,txt}', { cwd });
  expect(files.length).toBeGreaterThan(40);
  const found = files.map((file) => [file, ...foreignWordsIn(readFileSync(join(cwd, file), 'utf8'))]);
  expect(found.filter(({ length }) => length > 1)).toEqual([]);
});

test('no page of the second clinic names what is absent, or a text to be filled in', () => {
  const absent =
    /\bfilms?\b|YouTube|WhatsApp|package|promotion|sibling|we donate|partner|Facebook|Instagram/i;
  for (const { path } of pages) {
    // No visitor reads scripts, nor names of files and elements.
    const read = htmlOf(path)
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .replace(/ (?:class|id|pattern|data-opening-state-text)="[^"]*"/g, '');
    expect(absent.exec(read)?.[0], path).toBeUndefined();
    expect(/\{\w+[:}][^}]*/.exec(read)?.[0], path).toBeUndefined();
  }
});

test('every link of the second clinic leads to a page or an anchor of it', () => {
  const html = new Map(pages.map(({ path }) => [path, htmlOf(path)]));
  const wrong: string[] = [];
  for (const [path, text] of html) {
    for (const [, link = ''] of text.matchAll(/<a [^>]*href="([/#][^"]*)"/g)) {
      const { pathname, hash } = new URL(link, `http://clinic.example${path}`);
      const there = html.get(pathname);
      const hasAnchor = hash === '' || there?.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
      if (!there || !hasAnchor) wrong.push(`${path} links to ${link}`);
    }
  }
  expect(wrong).toEqual([]);
});
