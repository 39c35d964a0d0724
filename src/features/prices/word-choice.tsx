import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';

type WordChoiceProps = {
  id: string;
  label: string;
  value: string;
  options: { value: string; text: string }[];
  onChoose: (value: string) => void;
  /** A full stop, a comma or nothing; must not wrap to the next line. */
  punctuation: string;
};

/** A word of a sentence that the visitor can change: after hydration a native select covers the word. */
export function WordChoice({ id, label, value, options, onChoose, punctuation }: WordChoiceProps) {
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
      {punctuation}
    </span>
  );
}

/** Matches the text before a placeholder, its name and the punctuation after it: `My child is {age},`. */
const textAndPlaceholder = /([^{]*)(?:\{(\w+)\}([.,]?))?/g;

/** Replaces each placeholder, with the punctuation after it, by an element. */
export function interpolateElements(
  text: string,
  renderElement: (placeholder: string, punctuation: string) => ReactNode,
): ReactNode {
  return [...text.matchAll(textAndPlaceholder)].map(([match, before, placeholder, punctuation = '']) => (
    <Fragment key={match}>
      {before}
      {placeholder && renderElement(placeholder, punctuation)}
    </Fragment>
  ));
}
