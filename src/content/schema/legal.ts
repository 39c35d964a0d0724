import * as v from 'valibot';
import { placeholders, unknownPlaceholders } from '../placeholders.ts';
import { html, index, list, pageMeta, text } from './fields.ts';

const legalHtml = v.pipe(
  html,
  v.check(
    (markup) => unknownPlaceholders(markup).length === 0,
    `Write a name in braces only for one of these: ${placeholders.join(', ')}.`,
  ),
);

export const legalSection = v.object({ sectionTitle: text, index, sectionDescription: legalHtml });

export const legalPage = v.object({
  title: text,
  lead: text,
  updated: text,
  sectionsLabel: text,
  sections: list(legalSection),
  meta: pageMeta,
});

export const privacy = v.object({ ...legalPage.entries, version: text });
