/** Some programs on Windows open no longer address. */
const longest = 1_999;

const omission = encodeURIComponent(' …');

type MailLink = { href: string; isCut: boolean };

/** `text` is cut where the address becomes too long; it has no half of a surrogate pair. */
export function mailLink(email: string, subject: string, text: string): MailLink {
  const start = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=`;
  const lines = text.replaceAll('\n', '\r\n');
  const body = encodeURIComponent(lines);
  if (start.length + body.length <= longest) return { href: start + body, isCut: false };
  const room = longest - start.length - omission.length;
  let cut = '';
  for (const character of lines) {
    const encoded = encodeURIComponent(character);
    if (cut.length + encoded.length > room) break;
    cut += encoded;
  }
  return { href: start + cut + omission, isCut: true };
}
