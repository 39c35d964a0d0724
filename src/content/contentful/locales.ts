import type { Language } from '../../language/languages.ts';

export const localeOf: Record<Language, string> = { ro: 'ro', en: 'en-US' };
