import type { CSSOptions } from 'vite';

/** The style sheets name the widths of src/styles/breakpoints.css, which browsers do not know. */
export const styleOptions: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true } },
};
