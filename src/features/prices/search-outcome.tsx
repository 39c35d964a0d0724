import { useContent } from '../../content/use-content.ts';
import type { SearchResult } from '../../prices/find-prices.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { fillText } from '../../../shared/fill-text.ts';

/** The number of found rows, and texts elsewhere on the site. */
export function SearchOutcome({ result }: { result: SearchResult }) {
  const texts = useContent('priceList');
  const { hits, count, isComplete, corrected } = result;
  const found = corrected ? fillText(texts.foundFor, { words: corrected }) : texts.found;
  const counted = `${isComplete ? found : texts.foundNearest}: ${count}`;
  const line = count > 0 ? counted : hits.length === 0 && texts.nothingFound;
  return (
    <>
      {/* In an element: a browser that translates the page replaces bare text, and React fails to remove it. */}
      {line && <span>{line}</span>}
      {hits.map(({ title, text, situation }) => (
        <span className="price-search__answer line" key={title}>
          <b className="line">
            {situation ? (
              <PageLink className="link" to={{ route: 'emergencies' }} fragment={situation}>
                {title}
              </PageLink>
            ) : (
              title
            )}
          </b>{' '}
          {text}
        </span>
      ))}
    </>
  );
}
