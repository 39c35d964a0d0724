import { MessageLink } from '../../content/message-link.tsx';
import { priceListId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';

type PricesActionsProps = {
  /** The prefilled text of the form. */
  message?: string | undefined;
};

export function PricesActions({ message }: PricesActionsProps) {
  const { listLink } = useContent('pricesPage');
  return (
    <div className="actions print-hidden">
      <MessageLink message={message} />
      <a className="more-link" href={`#${priceListId}`}>
        <span>{listLink}</span>
      </a>
    </div>
  );
}
