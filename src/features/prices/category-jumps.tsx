import { useContent } from '../../content/use-content.ts';
import type { PriceCategory } from '../../prices/price-row.ts';

export function CategoryJumps({ categories }: { categories: PriceCategory[] }) {
  const { categoriesLabel } = useContent('priceList');
  if (categories.length === 0) return null;
  return (
    <nav className="category-jumps print-hidden" aria-label={categoriesLabel}>
      {/* Chromium scrolls a focused link only half into view. */}
      <ul onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}>
        {categories.map(({ slug, title, lang }) => (
          <li key={slug} lang={lang}>
            <a href={`#${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
