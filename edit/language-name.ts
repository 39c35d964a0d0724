const names = new Intl.DisplayNames('ro', { type: 'language' });

/** `en-US` is `engleză`. */
export const languageName = (locale: string) => names.of(locale.slice(0, 2)) ?? locale;
