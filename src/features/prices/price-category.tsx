import { PriceTable } from '../../components/price-table.tsx';
import type { PriceCategory as Category } from '../../content/site-content.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../language/use-language.ts';
import { toPriceRows } from '../../lib/price-format.ts';

type PriceCategoryProps = { category: Category };

/** One category of the price list; links from all over the site lead to its slug. */
export function PriceCategory({ category }: PriceCategoryProps) {
  const { currency } = useContent('general');
  const language = useLanguage();
  return (
    <section className="pcat" id={category.slug}>
      <PriceTable
        caption={<h3>{category.title}</h3>}
        rows={toPriceRows(category, language)}
        currency={currency}
      />
    </section>
  );
}
