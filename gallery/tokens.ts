import css from '../src/styles/tokens.css?raw';

export type Token = { name: string; value: string; comment: string };

const declaration = /--([\w-]+):\s*([^;]+);(?:[^\S\n]*\/\*\s*(.*?)\s*\*\/)?/g;

/** The custom properties of the style sheet's first `:root`, in their order, with what is noted beside them. */
const tokens: Token[] = [...(css.split(':root')[1] ?? '').matchAll(declaration)].map(
  ([, name = '', value = '', comment = '']) => ({ name, value, comment }),
);

export const colours = tokens.filter(({ value }) => /^#[\da-f]{6}$/i.test(value));

export function tokensNamed(start: string): Token[] {
  return tokens.filter(({ name }) => name.startsWith(start));
}
