import { TextBlockList } from '../../components/text-blocks.tsx';
import { useSearchAndHash } from '../../components/use-hydrated.ts';
import { packageConditionsId, paymentId, siblingConditionsId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import './price-list.css';

export function Conditions() {
  const { conditions, payment, siblingDiscount } = useContent('pricesPage');
  const { packages } = useContent('promoPackages');
  const { hash } = useSearchAndHash();
  const { siblingTitle, siblingConditions, packagesTitle, packageConditions } = conditions;
  const topics = [
    { title: payment.title, blocks: payment.blocks, id: paymentId },
    { title: siblingTitle, blocks: siblingDiscount && siblingConditions, id: siblingConditionsId },
    { title: packagesTitle, blocks: packages.length > 0 ? packageConditions : [], id: packageConditionsId },
  ].filter(({ blocks = [] }) => blocks.length > 0);
  if (topics.length === 0) return null;
  return (
    <section className="section conditions">
      <div className="container print-columns">
        {topics.map(({ title, blocks = [], id }) => (
          <details key={title} id={id} open={hash === `#${id}`}>
            <summary>
              <h2>{title}</h2>
            </summary>
            <TextBlockList blocks={blocks} />
          </details>
        ))}
      </div>
    </section>
  );
}
