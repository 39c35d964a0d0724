/**
 * Replaces React's JSX runtime in `npm run edit`. Displayed texts keep their marks, the invisible numbers of `marks.ts`;
 * `data-edit` takes the numbers of attributes.
 */
import type { ElementType, Key } from 'react';
import * as runtime from 'react/jsx-dev-runtime';
import { numbersIn, withoutMarks } from './marks.ts';

type Props = Record<string, unknown>;
type Rest = [key: Key | undefined, isStatic: boolean, source?: runtime.JSXSource, self?: unknown];

const headElements = new Set(['title', 'meta', 'link', 'script']);
const elementsWithoutMarks = new Set([...headElements, 'textarea']);

function removeMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeMarks);
  return typeof value === 'string' ? withoutMarks(value) : value;
}

function moveMarksToDataEdit(type: string, props: Props): Props {
  const numbers = new Set<number>();
  const cleaned = Object.entries(props).map(([name, value]) => {
    if (name === 'children') return [name, elementsWithoutMarks.has(type) ? removeMarks(value) : value];
    if (typeof value === 'string') for (const number of numbersIn(value)) numbers.add(number);
    return [name, typeof value === 'string' ? withoutMarks(value) : value];
  });
  const dataEdit = numbers.size > 0 && !headElements.has(type) ? { 'data-edit': [...numbers].join(' ') } : {};
  return { ...Object.fromEntries(cleaned), ...dataEdit };
}

export const Fragment = runtime.Fragment;

export function jsxDEV(type: unknown, props: Props, ...rest: Rest) {
  const cleanedProps = typeof type === 'string' ? moveMarksToDataEdit(type, props) : props;
  return runtime.jsxDEV(type as ElementType, cleanedProps, ...rest);
}
