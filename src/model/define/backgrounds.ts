/** Colours of tokens.css: `surface-1` is `--color-surface-1`. */
export const paleBackgrounds = {
  'surface-1': 'prima culoare a clinicii',
  'surface-2': 'a doua culoare',
  'surface-3': 'a treia culoare',
  'surface-4': 'a patra culoare',
  'surface-quiet': 'fundalul discret',
};

export const backgrounds = { ...paleBackgrounds, dark: 'fundalul închis' };
