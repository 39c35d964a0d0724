import type { Sender } from '../config/parameters.ts';
import { mailHtml } from './mail-document.ts';
import { buttonPart } from './mail-parts.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/**
 * A mail within the desk's mail. Its link marks the request as answered, so it may not reach the visitor: a reply quotes the
 * mail's own text, and leaves attachments out.
 */
export function answerAttachment(reference: string, link: string, { clinicName, from }: Sender) {
  const title = `Cererea ${reference}`;
  const button = buttonPart('După ce ați răspuns, apăsați', 'Am răspuns', link);
  const html = base64(mailHtml({ language: 'ro', clinicName, title, parts: [button] }));
  const content = [
    `From: <${from}>`,
    `Subject: =?utf-8?B?${base64(`Am răspuns la ${reference}`)}?=`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(html.match(/.{1,76}/g) ?? []),
  ].join('\r\n');
  const filename = `Am raspuns ${reference}.eml`;
  return { filename, content, contentType: 'message/rfc822', contentDisposition: 'attachment' as const };
}
