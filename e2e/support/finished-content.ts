import { changeContent, type ContentFile } from './change-content.ts';

/** Replaces the placeholders of the fixture. */
function finished(text: string): string {
  return text
    .replace(/\[[^\][]+\]/g, 'completat')
    .replace(/\.example\b/g, '.ro')
    .replaceAll('40700000000', '40264123456')
    .replaceAll('0700 000 000', '0264 123 456')
    .replace(/^0{6}$/, '400010')
    .replace(/\bExemplu(?:lui)?\b/g, 'Florilor');
}

/** Fills in the texts of a clinic that the fixture has as placeholders. */
export function finishContent(clinic: string): Promise<void> {
  const finish = (_: string, value: unknown) => (typeof value === 'string' ? finished(value) : value);
  return changeContent(clinic, (content) => JSON.parse(JSON.stringify(content), finish) as ContentFile);
}
