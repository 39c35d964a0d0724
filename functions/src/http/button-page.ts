import type { ServerResponse } from 'node:http';
import { mailColours } from '../../../shared/brand.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { sendPage, withoutIcon } from './answers.ts';

const { text: textColour, surface, accent } = mailColours.light;

const style =
  `body{margin:0 auto;padding:24px 16px;max-width:600px;font:17px/1.5 system-ui,sans-serif;color:${textColour};background:${surface}}` +
  'h1{font-size:22px;line-height:1.3}' +
  `button{width:100%;padding:14px 16px;border:0;border-radius:12px;font:inherit;font-weight:600;color:${surface};background:${accent}}` +
  `button:focus-visible{outline:3px solid ${textColour};outline-offset:3px}`;

export type ButtonPage = {
  status: 200 | 403 | 405 | 503;
  title: string;
  text: string;
  button?: string;
};

/** The page of a link in a mail: no scripts, and of the request only its reference. */
export function sendButtonPage(response: ServerResponse, page: ButtonPage): void {
  const { status, title, text, button } = page;
  if (status === 405) response.setHeader('Allow', 'GET, HEAD, POST');
  // Without an action, the form posts to its own address, which holds the signature.
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : '';
  const html = `<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main></body>
</html>
`;
  sendPage(response, status, withoutIcon(html));
}
