/** Receives mails by SMTP and shows them in the browser; a process of its own (`startInbox`). */
import { createServer } from 'node:http';
import { startMailServer, type ReceivedMail } from '../../functions/src/testing/mail-server.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { rejectCrossOrigin } from './cross-origin.ts';
import { ports } from './ports.ts';

const { received } = await startMailServer({ port: ports.smtp, hasTls: false });

const style =
  'body{margin:0 auto;padding:1rem;max-width:45rem;font:1rem/1.5 system-ui}iframe{width:100%;height:70vh}pre{white-space:pre-wrap}';

function renderPage(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}<title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;
}

const renderHeader = ({ from, recipients }: ReceivedMail) =>
  escapeHtml(`${from?.address} → ${recipients.join()}`);

function listPage(): string {
  const rows = received.map(
    (mail, index) =>
      `<li><a href="/mail/${index}">${escapeHtml(mail.subject ?? '')}</a><br>${renderHeader(mail)}</li>`,
  );
  const list = `<ul>${rows.toReversed().join('') || 'No mail yet.'}</ul>`;
  return renderPage('Inbox', list, '<meta http-equiv="refresh" content="3">');
}

function embedImages({ html = '', attachments }: ReceivedMail): string {
  let embedded = html;
  for (const { contentId, mimeType, content } of attachments) {
    const data = Buffer.from(content as ArrayBuffer).toString('base64');
    // The header Content-ID has angle brackets around the id: `<mark>`.
    const id = contentId?.slice(1, -1);
    embedded = embedded.replaceAll(`cid:${id}`, `data:${mimeType};base64,${data}`);
  }
  return embedded;
}

function mailPage(mail: ReceivedMail): string {
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
  const html = escapeHtml(`<base target="_blank">${embedImages(mail)}`);
  const frame = `<iframe title="HTML" sandbox="${sandbox}" srcdoc="${html}"></iframe>`;
  const body = `<p><a href="/">Inbox</a></p><p>${renderHeader(mail)}</p>${mail.html ? frame : ''}<pre>${escapeHtml(mail.text ?? '')}</pre>`;
  return renderPage(mail.subject ?? '', body);
}

const server = createServer((request, response) => {
  if (rejectCrossOrigin(request, response)) return response;
  if (request.url === '/email') return response.end(JSON.stringify(received));
  const [, index] = /^\/mail\/(\d+)$/.exec(request.url ?? '') ?? [];
  const mail = index === undefined ? undefined : received[Number(index)];
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  return response.end(mail ? mailPage(mail) : listPage());
});
server.listen(ports.inbox, '127.0.0.1');
