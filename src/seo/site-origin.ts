import { origin } from '../../shared/brand.ts';

/** Where the site lives, without a trailing slash: canonical and alternate addresses are absolute. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN || origin;
