import type { IncomingMessage, ServerResponse } from 'node:http';
import { mailColours } from '../../../shared/brand.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { referenceOf } from '../request/request-key.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { sendPage, withoutIcon } from './answers.ts';

const { text: textColour, surface, accent } = mailColours.light;

const style =
  `body{margin:0 auto;padding:24px 16px;max-width:600px;font:17px/1.5 system-ui,sans-serif;color:${textColour};background:${surface}}` +
  'h1{font-size:22px;line-height:1.3}' +
  `button{width:100%;padding:14px 16px;border:0;border-radius:12px;font:inherit;font-weight:600;color:${surface};background:${accent}}` +
  `button:focus-visible{outline:3px solid ${textColour};outline-offset:3px}`;

type AnsweredPage = { status: 200 | 403 | 405 | 503; title: string; text: string; button?: string };

/** For the desk, in Romanian: without scripts, and with nothing of the request but its reference. */
function sendAnsweredPage(response: ServerResponse, { status, title, text, button }: AnsweredPage): void {
  if (status === 405) response.setHeader('Allow', 'GET, HEAD, POST');
  // To the address the page came from, which holds the signature.
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : '';
  const html = `<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main></body>
</html>
`;
  sendPage(response, status, withoutIcon(html));
}

const invalid: AnsweredPage = {
  status: 403,
  title: 'Legătura nu mai este valabilă',
  text: 'Nu s-a schimbat nimic. Legătura este veche sau nu a fost copiată întreagă: deschideți-o din mesajul cererii.',
};

const notAllowed: AnsweredPage = {
  status: 405,
  title: 'Nu se poate',
  text: 'Deschideți legătura din mesaj.',
};

async function mark(key: string, end: (key: string) => Promise<void>): Promise<AnsweredPage> {
  const reference = referenceOf(key);
  try {
    await end(key);
  } catch (cause) {
    logEvent('answer_not_marked', { reference, code: errorCode(cause) });
    const text = 'Apăsați încă o dată peste un minut. Până atunci, mesajele de reamintire continuă să vină.';
    return { status: 503, title: `${reference}: nu s-a putut nota`, text, button: 'Am răspuns' };
  }
  logEvent('request_answered', { reference });
  const text = 'Nu mai primiți mesaje de reamintire pentru această cerere. Puteți închide pagina.';
  return { status: 200, title: `${reference}: notat ca răspuns`, text };
}

/** Mail scanners open links, so opening the page changes nothing; its button ends the reminders. */
export function createAnsweredHandler(
  readLink: (link: string) => string | undefined,
  end: (key: string) => Promise<void>,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, query] = (request.url ?? '').split('?', 2);
    const link = new URLSearchParams(query).get('cerere') ?? '';
    const key = readLink(link);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.method !== 'POST') return sendAnsweredPage(response, notAllowed);
    if (!key) return sendAnsweredPage(response, invalid);
    if (!isRead) return sendAnsweredPage(response, await mark(key, end));
    const reference = referenceOf(key);
    const text = `Ați sunat sau ați scris persoanei care a trimis cererea ${reference}? Apăsați butonul, ca să nu mai primiți mesaje de reamintire. Apăsarea nu se poate anula.`;
    return sendAnsweredPage(response, {
      status: 200,
      title: `Cererea ${reference}`,
      text,
      button: 'Am răspuns',
    });
  };
}
