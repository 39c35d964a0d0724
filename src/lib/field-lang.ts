type Text = { lang?: string | undefined; langs?: Record<string, string> | undefined };

/** Returns the language of a field's text if it differs from the page's. */
export const fieldLang = ({ lang, langs }: Text, field: string): string | undefined => lang ?? langs?.[field];
