import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';

type ChoiceProps = {
  id: string;
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
