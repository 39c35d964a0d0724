import { FactList } from '../../components/fact-list.tsx';
import { paymentId } from '../../content/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';

export function Payment() {
  const { title, blocks = [] } = useContent('payment');
  if (blocks.length === 0) return null;
  return (
    <section className="section payment" id={paymentId} aria-labelledby="payment-title">
      <div className="container">
        <h2 id="payment-title">{title}</h2>
        <FactList facts={blocks} />
      </div>
    </section>
  );
}
