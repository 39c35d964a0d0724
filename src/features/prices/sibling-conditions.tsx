import { FactList } from '../../components/fact-list.tsx';
import { useContent } from '../../content/use-content.ts';

export function SiblingConditions() {
  const { siblingTitle, siblingConditions = [] } = useContent('offerConditions');
  if (siblingConditions.length === 0) return null;
  return (
    <section className="offer-conditions container print-hidden" aria-labelledby="sibling-conditions">
      <h2 className="heading-3" id="sibling-conditions">
        {siblingTitle}
      </h2>
      <FactList facts={siblingConditions} />
    </section>
  );
}
