import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';

/** Replaces placeholders such as `{age}` by elements. Each element gets the full stop or comma that follows. */
export function interpolateElements(
  text: string,
  elements: Record<string, (end: string) => ReactNode>,
): ReactNode {
  return [...text.matchAll(/([^{]*)(?:\{(\w+)\}([.,]?))?/g)].map(([whole, before, name = '', end = '']) => (
    <Fragment key={whole}>
      {before}
      {elements[name]?.(end)}
    </Fragment>
  ));
}

type WordChoiceProps = {
  id?: string;
  label: string;
  value: string;
  options: { value: string; text: string }[];
  onChoose: (value: string) => void;
  /** A full stop or comma that must not wrap to the next line. */
  end?: string;
};

/** A word that can be changed: a native select covers it after hydration. */
export function WordChoice({ id, label, value, options, onChoose, end }: WordChoiceProps) {
  const hydrated = useHydrated();
  return (
    <span className="nowrap">
      <span className="choice">
        <span aria-hidden={hydrated}>{options.find((option) => option.value === value)?.text}</span>
        <Icon name="chevron-down" />
        {hydrated && (
          <select id={id} aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
        )}
      </span>
      {end}
    </span>
  );
}
