import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';

/** A text with elements in its places, such as `{age}`. Each gets the full stop or comma that follows it. */
export function withElements(text: string, places: Record<string, (end: string) => ReactNode>): ReactNode {
  return [...text.matchAll(/([^{]*)(?:\{(\w+)\}([.,]?))?/g)].map(([whole, before, place = '', end = '']) => (
    <Fragment key={whole}>
      {before}
      {places[place]?.(end)}
    </Fragment>
  ));
}

type ChoiceProps = {
  id?: string;
  label: string;
  value: string;
  options: { value: string; text: string }[];
  onChoose: (value: string) => void;
  /** A full stop or comma, which stays with the word. */
  end?: string;
};

/** A word of a sentence that can be changed: over it lies the browser's own list, which comes with the scripts. */
export function Choice({ id, label, value, options, onChoose, end }: ChoiceProps) {
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
