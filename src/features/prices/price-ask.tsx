import { useContent } from '../../content/use-content.ts';

/** The phone, for those who do not find their treatment. */
export function PriceAsk() {
  const { askText } = useContent('priceList');
  const { phoneNumber, phoneString } = useContent('contactDetails');
  return (
    <div className="price-question">
      <p>{askText}</p>
      <a href={`tel:${phoneNumber}`}>{phoneString}</a>
    </div>
  );
}
