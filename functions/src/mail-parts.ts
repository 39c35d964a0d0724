import { markup } from './html.ts';

/** A line of the mail: what it is, what it says, and what a press on it does. */
export type MailLine = { label: string; text: string; href?: string };

// Mail programs take styles from attributes alone; without them the mail still reads well.
const body =
  'margin:0;padding:16px;max-width:600px;font:17px/1.5 system-ui,sans-serif;color:#123a2f;background:#fff';
const heading = 'margin:0 0 12px;font-size:20px;line-height:1.3';
const message =
  'margin:0 0 20px;padding:14px 16px;background:#edf4ef;border-radius:12px;overflow-wrap:anywhere';
const line = 'margin:0 0 10px;overflow-wrap:anywhere';
const label = 'color:#47635a;font-size:14px';
const link = 'color:#257040;font-weight:600';

/** The mail's plain part. */
export function mailText(title: string, typed: string, lines: MailLine[]): string {
  return [title, '', ...lines.map((each) => `${each.label}: ${each.text}`), '', 'Mesaj:', '', typed, ''].join(
    '\n',
  );
}

/** The mail's HTML part: paragraphs without tables, made to be read on a phone. */
export function mailHtml(title: string, typed: string, lines: MailLine[]): string {
  const typedLines = typed.split('\n').map((each, index) => markup`${index > 0 && markup`<br>`}${each}`);
  const described = lines.map(({ label: name, text, href }) => {
    const said = href ? markup`<a href="${href}" style="${link}">${text}</a>` : text;
    return markup`<p style="${line}"><span style="${label}">${name}</span><br>${said}</p>\n`;
  });
  return markup`<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="${body}">
<h1 style="${heading}">${title}</h1>
<p style="${message}">${typedLines}</p>
${described}</body>
</html>
`.html;
}
