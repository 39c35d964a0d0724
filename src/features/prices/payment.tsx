import { TextBlocks } from '../../components/text-blocks.tsx';
import { paymentId } from '../../content/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';

export function Payment() {
  const { title, blocks = [] } = useContent('payment');
  if (blocks.length === 0) return null;
  return (
    <section className="section payment" id={paymentId}>
      <TextBlocks title={title} blocks={blocks} />
    </section>
  );
}
