type Text = { lang?: string | undefined; langs?: Record<string, string> | undefined };

/** Returns undefined for a text in the page's language. */
export const fieldLang = ({ lang, langs }: Text, field: string): string | undefined => lang ?? langs?.[field];
