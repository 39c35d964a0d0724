import { changeContent, type ContentFile } from './change-content.ts';

/** Replaces the placeholders in the texts of a clinic that is a copy of the fixture. */
export function finishContent(clinic: string): Promise<void> {
  const finish = (_: string, value: unknown) =>
    typeof value === 'string' ? withoutPlaceholders(value) : value;
  return changeContent(clinic, (content) => JSON.parse(JSON.stringify(content), finish) as ContentFile);
}

function withoutPlaceholders(text: string): string {
  return text
    .replace(/\[[^\][]+\]/g, 'completat')
    .replace(/\.example\b/g, '.ro')
    .replaceAll('40700000000', '40264123456')
    .replaceAll('0700 000 000', '0264 123 456')
    .replace(/^0{6}$/, '400010')
    .replace(/\bExemplu(?:lui)?\b/g, 'Florilor');
}
