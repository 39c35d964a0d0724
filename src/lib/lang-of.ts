type Shown = { lang?: string | undefined; langs?: Record<string, string> | undefined };

/** The language of an entry's text, where it is not the page's. */
export const langOf = ({ lang, langs }: Shown, field: string): string | undefined => lang ?? langs?.[field];
