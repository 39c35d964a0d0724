import { SectionIndex } from '../../components/section-index.tsx';
import { useContent } from '../../content/use-content.ts';
import { PriceAsk } from './price-ask.tsx';

type PriceIndexProps = {
  /** The slugs of the categories that are shown. */
  shown: string[];
};

/** The categories of the price list, and the phone for those who do not find theirs. */
export function PriceIndex({ shown }: PriceIndexProps) {
  const { categoriesLabel, categories } = useContent('priceList');
  return (
    <SectionIndex
      label={categoriesLabel}
      sections={categories.map(({ slug, title }) => ({ id: slug, title, absent: !shown.includes(slug) }))}
    >
      <PriceAsk />
    </SectionIndex>
  );
}
