import type { ListedPrice } from '../../content/page/price-rows.ts';
import type { PersonEstimate } from './estimate.ts';
import { PersonTable } from './person-table.tsx';
import { TreatmentPicker } from './treatment-picker.tsx';
import { useWording } from './use-wording.ts';

type PersonCardProps = {
  estimate: PersonEstimate;
  onAdd: (treatment: ListedPrice) => void;
  onRemove: (treatment: ListedPrice) => void;
  onLeave: (name: string) => void;
};

export function PersonCard({ estimate, onAdd, onRemove, onLeave }: PersonCardProps) {
  const { texts, personName, discountName } = useWording();
  const { person, lines, percent, isUndecided } = estimate;
  const name = personName(estimate);
  return (
    <section className={lines.length > 0 ? 'panel estimate-person' : 'panel estimate-person print-hidden'}>
      <div className="spread">
        <h3>{name}</h3>
        <button
          type="button"
          className="estimate-person__leave print-hidden"
          aria-label={`${texts.remove}: ${name}`}
          onClick={() => onLeave(name)}
        >
          {texts.remove}
        </button>
      </div>
      {percent > 0 && <p className="small muted">{discountName(percent)}</p>}
      {isUndecided && <p className="small muted">{texts.noDiscount}</p>}
      {lines.length > 0 && <PersonTable estimate={estimate} name={name} onRemove={onRemove} />}
      <TreatmentPicker person={person.id} name={name} onAdd={onAdd} />
    </section>
  );
}
