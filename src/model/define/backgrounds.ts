/** Each is a colour of the brand's tokens.css: `surface-1` is `--color-surface-1`. */
export const paleBackgrounds = ['surface-1', 'surface-2', 'surface-3', 'surface-4', 'surface-quiet'] as const;

export const backgrounds = [...paleBackgrounds, 'dark'] as const;
