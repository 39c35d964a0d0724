import { useContent } from '../../content/use-content.ts';
import type { SearchResult } from '../../prices/find-prices.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { interpolate } from '../../../shared/interpolate.ts';

export function SearchOutcome({ result }: { result: SearchResult }) {
  const texts = useContent('priceList');
  const { hits, count, isComplete, corrected } = result;
  const foundText = corrected ? interpolate(texts.foundFor, { words: corrected }) : texts.found;
  const counted = `${isComplete ? foundText : texts.foundNearest}: ${count}`;
  const line = count > 0 ? counted : hits.length === 0 && texts.nothingFound;
  return (
    <>
      {/* The element is needed since React could not remove a text node that a browser's translation has replaced. */}
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
