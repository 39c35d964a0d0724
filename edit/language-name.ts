const names = new Intl.DisplayNames('ro', { type: 'language' });

/** Returns `engleză` for `en-US`. */
export const languageName = (locale: string) => names.of(locale.slice(0, 2)) ?? locale;
