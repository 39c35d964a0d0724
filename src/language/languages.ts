/** The languages of the site, which the functions share. */
export * from '../../shared/languages.ts';
