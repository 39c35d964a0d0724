import { colourScheme, mailColours, mailFonts } from '../../../shared/brand.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import type { Language } from '../../../shared/languages.ts';
import type { MailPart } from './mail-parts.ts';

type MailContent = {
  language: Language;
  clinicName: string;
  hasLogo?: boolean;
  note?: string | undefined;
  title: string;
  parts: MailPart[];
};

export const logoCid = 'mark';

const bodyStyle = `margin:0;padding:0;background:${mailColours.surface}`;
const contentStyle = `max-width:600px;margin:0 auto;font:17px/1.5 ${mailFonts.text};color:${mailColours.text};overflow-wrap:anywhere`;
const bandStyle = `padding:14px 20px;background:${mailColours.band};border-radius:28px 28px 12px 12px`;
const noteStyle = `font:600 15px/1.4 ${mailFonts.text}`;
const nameStyle = `font:700 18px/1.3 ${mailFonts.headings};color:${mailColours.text}`;
const headingStyle = `margin:0 0 16px;font:700 26px/1.25 ${mailFonts.headings}`;

// The size has the proportions of the brand's `logo/mark.svg`, 52 to 64.
const logoCell = `<td style="padding:0 12px 0 0"><img src="cid:${logoCid}" width="39" height="48" alt="" style="display:block"></td>`;

export function mailHtml({ language, clinicName, hasLogo, note, title, parts }: MailContent): string {
  const noteHtml = note ? `<br><span style="${noteStyle}">${escapeHtml(note)}</span>` : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="only ${colourScheme}"><meta name="supported-color-schemes" content="only ${colourScheme}"><title>${escapeHtml(title)}</title></head>
<body style="${bodyStyle}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${contentStyle}">
<tr><td style="${bandStyle}"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${hasLogo ? logoCell : ''}<td style="${nameStyle}"><span translate="no">${escapeHtml(clinicName)}</span>${noteHtml}</td></tr></table></td></tr>
<tr><td style="padding:24px 20px">
<h1 style="${headingStyle}">${escapeHtml(title)}</h1>
${parts.map(({ html }) => html).join('\n')}
</td></tr>
</table>
</body>
</html>
`;
}

export function mailText({ note, title, parts }: MailContent): string {
  const heading = note ? [note, title] : [title];
  const texts = parts.map(({ text }) => text);
  return `${[...heading, ...texts].join('\n\n')}\n`;
}

export function messageIdOf(name: string, from: string): string {
  return `<${name}@${from.split('@').at(-1)}>`;
}

export const shortKey = (key: string) => key.slice(0, 32);

/** RFC 3834: `Auto-Submitted` stops automatic replies; Exchange reads `X-Auto-Response-Suppress`. */
export const autoSubmittedHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
