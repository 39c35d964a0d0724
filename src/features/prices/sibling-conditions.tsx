import { TextBlocks } from '../../components/text-blocks.tsx';
import { useContent } from '../../content/use-content.ts';
import './offers.css';

export function SiblingConditions() {
  const { siblingDiscount } = useContent('pricesPage');
  const { siblingTitle, siblingConditions = [] } = useContent('pricesPage').conditions;
  if (!siblingDiscount || siblingConditions.length === 0) return null;
  return (
    <section className="conditions print-hidden">
      <TextBlocks title={siblingTitle} blocks={siblingConditions} />
    </section>
  );
}
