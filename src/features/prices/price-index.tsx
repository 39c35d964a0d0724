import { SectionIndex } from '../../components/section-index.tsx';
import { useContent } from '../../content/use-content.ts';

/** The categories of the price list, and the phone for those who do not find theirs. */
export function PriceIndex() {
  const { categoriesLabel, askText, categories } = useContent('priceList');
  const { phoneNumber, phoneString } = useContent('contactDetails');
  return (
    <SectionIndex
      label={categoriesLabel}
      sections={categories.map(({ slug, title }) => ({ id: slug, title }))}
    >
      <div className="pnav__ask">
        <p>{askText}</p>
        <a href={`tel:${phoneNumber}`}>{phoneString}</a>
      </div>
    </SectionIndex>
  );
}
