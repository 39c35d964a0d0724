import { useRef, type FormEvent } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { ListedPrice } from '../../content/page/price-rows.ts';
import { useContent } from '../../content/use-content.ts';
import { useWording } from './use-wording.ts';

export const treatmentFieldId = (person: number) => `estimate-treatment-${person}`;

type TreatmentPickerProps = {
  person: number;
  name: string;
  onAdd: (treatment: ListedPrice) => void;
};

/** The phone's own list of treatments. Choosing adds nothing yet: with arrow keys a select passes through its options. */
export function TreatmentPicker({ person, name, onAdd }: TreatmentPickerProps) {
  const { categories } = useContent('priceList');
  const { currency } = useContent('general');
  const { texts } = useWording();
  const field = useRef<HTMLSelectElement>(null);
  const id = treatmentFieldId(person);

  function add(event: FormEvent) {
    event.preventDefault();
    const { current: select } = field;
    if (!select) return;
    const chosen = categories.flatMap(({ items }) => items).find((item) => item.id === select.value);
    if (chosen) onAdd(chosen);
    select.value = '';
    select.focus();
  }

  return (
    <form className="treatment-picker print-hidden" onSubmit={add}>
      <div className="field">
        <label htmlFor={id}>
          {texts.treatment}
          <span className="visually-hidden">{`, ${name}`}</span>
        </label>
        <div className="treatment-picker__box">
          <select id={id} ref={field} defaultValue="">
            <option value="">{texts.choose}</option>
            {categories.map(({ slug, title, items }) => (
              <optgroup key={slug} label={title}>
                {items.map((item) => (
                  <option key={item.id} value={item.id}>
                    {`${item.label}: ${item.amount} ${currency}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      </div>
      <button type="submit" className="button button--outline">
        {texts.add}
        <span className="visually-hidden">{`: ${name}`}</span>
      </button>
    </form>
  );
}
