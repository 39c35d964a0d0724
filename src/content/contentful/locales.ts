import type { Language } from '../../language/languages.ts';

/** The Contentful locale that holds each language's texts. */
export const localeOf: Record<Language, string> = { ro: 'ro', en: 'en-US' };
