import { hasForbiddenHref, lostMarkup, sanitizeHtml } from '../src/model/define/markup.ts';
import type { Field } from '../src/model/define/model-field.ts';
import { removePasteArtifacts } from '../src/model/define/paste-artifacts.ts';
import { withoutMarks } from './marks.ts';

export type PastedHtml = { html: string; lost: string[] };

/** Returns the HTML that pages allow, and the tags that they do not. */
export function cleanPastedHtml(copied: string): PastedHtml {
  // Word processors insert newlines at any space in their HTML.
  const html = withSecureLinks(copied).replaceAll(/[\r\n]+/g, ' ');
  const lost = [...lostMarkup(html).lost, ...(hasForbiddenHref(html) ? ['<a href>'] : [])];
  return { html: removePasteArtifacts(sanitizeHtml(html), true), lost };
}

const withSecureLinks = (html: string) => html.replaceAll('href="http://', 'href="https://');

/** Returns sanitized HTML. HTML with forbidden tags or links is not sanitized, so that a check stops the save. */
function cleanHtml(written: string): string {
  const html = withSecureLinks(written);
  const { lost, unclosed } = lostMarkup(html);
  if (lost.length > 0 || unclosed || hasForbiddenHref(html)) return html;
  return removePasteArtifacts(sanitizeHtml(html), true);
}

const commaLetters: Record<string, string> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' };

/** Replaces cedillas, which old keyboards write, and removes marks, which text copied from the edited page contains. */
export function normalizeLetters<T>(value: T): T {
  const text = withoutMarks(JSON.stringify(value));
  return JSON.parse(text.replace(/[şŞţŢ]/g, (letter) => commaLetters[letter] ?? letter)) as T;
}

const timeSpan = /^\s*(\d\d?)(?:[:.](\d\d))?\s*[-–]\s*(\d\d?)(?:[:.](\d\d))?\s*$/;

/** Turns `9-18` and `9.00 – 18.00` into `09:00-18:00`; other text is unchanged. */
function normalizeSpan(value: unknown): unknown {
  const [, from = '', fromMinute = '00', to = '', toMinute = '00'] = timeSpan.exec(String(value)) ?? [];
  return from ? `${from.padStart(2, '0')}:${fromMinute}-${to.padStart(2, '0')}:${toMinute}` : value;
}

/** Returns a value as its field stores it: texts without paste artifacts, time spans in one notation, no empty lines. */
export function cleanValue(value: unknown, field: Field | undefined): unknown {
  if (typeof value === 'string') return field?.isHtml ? cleanHtml(value) : removePasteArtifacts(value, false);
  if (field?.storage.widget !== 'listInput' || !Array.isArray(value)) return value;
  return value.filter((line) => String(line).trim() !== '').map(normalizeSpan);
}

export const isFilled = (value: unknown) => String(value ?? '') !== '';
