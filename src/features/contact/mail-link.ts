/** Some Windows programs refuse a longer URL, so this is the maximum number of characters. */
const maxLength = 1_999;

const omission = encodeURIComponent(' …');

type MailLink = { href: string; isCut: boolean };

/** Truncates `text` between characters if the URL gets too long. */
export function mailLink(email: string, subject: string, text: string): MailLink {
  const start = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=`;
  const lines = text.replaceAll('\n', '\r\n');
  const body = encodeURIComponent(lines);
  if (start.length + body.length <= maxLength) return { href: start + body, isCut: false };
  const room = maxLength - start.length - omission.length;
  let cut = '';
  for (const character of lines) {
    const encoded = encodeURIComponent(character);
    if (cut.length + encoded.length > room) break;
    cut += encoded;
  }
  return { href: start + cut + omission, isCut: true };
}
