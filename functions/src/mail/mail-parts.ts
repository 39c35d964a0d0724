import { escapeHtml } from '../../../shared/escape-html.ts';
import { clinicTimeZone, mailColours } from '../../../shared/brand.ts';
import type { Language } from '../../../shared/languages.ts';
import type { Sender } from '../config.ts';

export type MailLine = { label: string; text: string };

export type MailAction = { label: string; text: string; href: string };

type MailContent = {
  title: string;
  /** What the site says before anything of the request. */
  note?: string | undefined;
  typed: string;
  actions: MailAction[];
  lines: MailLine[];
  /** Where the desk says that it has answered. */
  answerLink?: string | undefined;
};

const answered = 'Am răspuns';

// Mail programs take styles from attributes alone; without them the mail still reads well.
const body = `margin:0;padding:16px;max-width:600px;font:17px/1.5 system-ui,sans-serif;color:${mailColours.text};background:${mailColours.surface};overflow-wrap:anywhere`;
const heading = 'margin:0 0 12px;font-size:20px;line-height:1.3';
const message = `margin:0 0 16px;padding:14px 16px;background:${mailColours.quiet};border-radius:12px`;
// A finger's width high, one below the other: a tap in a hurry calls whom it should.
const action = `display:block;margin:0 0 10px;padding:11px 16px;border:1px solid ${mailColours.accent};border-radius:12px;color:${mailColours.accent};font-weight:600;text-decoration:none`;
const line = 'margin:0 0 6px;font-size:15px';
const label = `color:${mailColours.muted}`;

export const mailStyles = { message, action, line, label };

/** A mail's HTML under its title. `content` is HTML. */
export function mailDocument(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="${body}">
<h1 style="${heading}">${escapeHtml(title)}</h1>
${content}</body>
</html>
`;
}

const afterwards = 'După ce ați răspuns';

/** What the visitor wrote stands last and is quoted, so that it cannot imitate what is the site's. */
export function mailText({ title, note, typed, actions, lines, answerLink }: MailContent): string {
  const described = [...actions, ...lines].map((each) => `${each.label}: ${each.text}`);
  const after = answerLink ? [`${afterwards}, apăsați „${answered}” aici:`, answerLink, ''] : [];
  const quoted = typed.split('\n').map((each) => `> ${each}`);
  return [
    title,
    '',
    ...(note ? [note, ''] : []),
    ...described,
    '',
    ...after,
    'Mesaj:',
    '',
    ...quoted,
    '',
  ].join('\n');
}

export function mailHtml({ title, note, typed, actions, lines, answerLink }: MailContent): string {
  const pressed = actions.map(
    ({ label: name, text, href }) =>
      `<a href="${escapeHtml(href)}" style="${action}">${escapeHtml(`${name}: ${text}`)}</a>\n`,
  );
  const described = lines.map(
    ({ label: name, text }) =>
      `<p style="${line}"><span style="${label}">${escapeHtml(name)}:</span> ${escapeHtml(text)}</p>\n`,
  );
  const after = answerLink
    ? `<p style="${label}">${afterwards}:</p>\n<a href="${escapeHtml(answerLink)}" style="${action}">${answered}</a>\n`
    : '';
  const written = `<p style="${message}">${escapeHtml(typed).replaceAll('\n', '<br>')}</p>\n`;
  const before = note ? `<p>${escapeHtml(note)}</p>\n` : '';
  return mailDocument('ro', title, [before, written, ...pressed, ...described, after].join(''));
}

const time = new Intl.DateTimeFormat('ro-RO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: clinicTimeZone,
});

/** `21 noiembrie 2026 la 10:05`, on the clinic's clock; `instant` is ISO 8601. */
export function timeInMail(instant: string): string {
  return time.format(new Date(instant));
}

/** A Message-ID: `name` at the host of `from`, the address the site sends as. */
export function messageIdOf(name: string, from: string): string {
  return `<${name}@${from.split('@').at(-1)}>`;
}

/** What the mails of a request are named by: half of its key. */
export const shortKey = (key: string) => key.slice(0, 32);

/** Whom a mail of the site is from and to. The envelope is ours, whatever else the mail names; bounces go to people. */
export function fromSite({ clinicName, from, bounces }: Sender, to: string) {
  return {
    from: { name: `${clinicName} (site)`, address: from },
    to: { name: '', address: to },
    envelope: { from: bounces, to: [to] },
  };
}
