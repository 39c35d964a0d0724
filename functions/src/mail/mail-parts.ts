import { mailColours, mailFonts } from '../../../shared/brand.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';

export type MailPart = { text: string; html: string };

export type MailLine = { label: string; text: string; href?: string | undefined };

const paragraph = 'margin:0 0 16px';
const small = 'margin:0 0 6px;font-size:14px';
const muted = `color:${mailColours.muted}`;
const link = `color:${mailColours.accent};font-weight:600`;
const large = `font:700 28px/1.3 ${mailFonts.headings}`;
const panel = `margin:0 0 16px;padding:16px 20px;background:${mailColours.panel};border-radius:16px`;
const subheading = 'margin:0 0 4px;font-size:17px;font-weight:600';
const rule = `margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${mailColours.line}`;

function linkHtml(href: string, text: string, style = link): string {
  return `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(text)}</a>`;
}

/** Prevents the line break that mail clients insert after a hyphen, as in `v-am`. */
const unbrokenHtml = (text: string) =>
  escapeHtml(text).replace(/\p{L}+(-\p{L}+)+/gu, '<span style="white-space:nowrap">$&</span>');

const labelHtml = (label: string) => `<span style="${muted}">${unbrokenHtml(label)}</span>`;

const valueHtml = ({ text, href }: MailLine) => (href ? linkHtml(href, text) : escapeHtml(text));

/** A label from the content may already end with a colon. */
const lineText = ({ label, text }: MailLine) => `${label.replace(/:$/, '')}: ${text}`;

export function paragraphPart(text: string): MailPart {
  return { text, html: `<p style="${paragraph}">${unbrokenHtml(text)}</p>` };
}

export function contactPart(line: MailLine & { href: string }): MailPart {
  const value = linkHtml(line.href, line.text, `${link};${large};display:inline-block;padding:4px 0`);
  return { text: lineText(line), html: `<p style="${paragraph}">${labelHtml(line.label)}<br>${value}</p>` };
}

export function linePart(line: MailLine): MailPart {
  const html = `<p style="${paragraph}">${labelHtml(line.label)}<br><b>${valueHtml(line)}</b></p>`;
  return { text: lineText(line), html };
}

export function linkPart(text: string, href: string): MailPart {
  return { text: `${text}:\n${href}`, html: `<p style="${paragraph}">${linkHtml(href, text)}</p>` };
}

export function stepsPart(title: string, steps: readonly string[]): MailPart {
  const isList = steps.length > 1;
  const items = steps.map((step) => `<li style="margin:0 0 6px">${unbrokenHtml(step)}</li>`);
  const list = isList
    ? `<ol style="margin:0 0 16px;padding:0 0 0 24px">${items.join('')}</ol>`
    : `<p style="${paragraph}">${unbrokenHtml(steps.join(''))}</p>`;
  return {
    text: [`${title}:`, ...steps.map((step, index) => (isList ? `${index + 1}. ${step}` : step))].join('\n'),
    html: `<h2 style="${subheading}">${escapeHtml(title)}</h2>${list}`,
  };
}

/** Formats a visitor's text as a quote, so that visitors cannot imitate the site's text. */
export function quotePart(label: string, text: string): MailPart {
  return {
    text: [`${label}:`, ...text.split('\n').map((line) => `> ${line}`)].join('\n'),
    html: `<p style="${panel}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
  };
}

export function detailsPart(lines: readonly MailLine[]): MailPart {
  const paragraphs = lines.map(
    (line) => `<p style="${small}">${labelHtml(`${line.label}:`)} ${valueHtml(line)}</p>`,
  );
  return {
    text: lines.map(lineText).join('\n'),
    html: `<div style="${rule}">${paragraphs.join('\n')}</div>`,
  };
}

export function notePart(text: string): MailPart {
  return { text, html: `<div style="${rule}"><p style="${small}">${labelHtml(text)}</p></div>` };
}
