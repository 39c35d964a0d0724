import { TextBlocks } from '../../components/text-blocks.tsx';
import { contactFormId, paymentId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import './offers.css';

export function Payment() {
  const { title, blocks = [] } = useContent('pricesPage').payment;
  const { callToAction } = useContent('general');
  if (blocks.length === 0) return null;
  return (
    <section className="section payment" id={paymentId}>
      <TextBlocks title={title} blocks={blocks}>
        <PageLink className="button print-hidden" to={{ route: 'contact' }} fragment={contactFormId}>
          {callToAction}
        </PageLink>
      </TextBlocks>
    </section>
  );
}
