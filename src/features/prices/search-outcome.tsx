import { useContent } from '../../content/use-content.ts';
import type { SearchResult } from '../../prices/find-prices.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { interpolate } from '../../../shared/interpolate.ts';

export function SearchOutcome({ result }: { result: SearchResult }) {
  const texts = useContent('priceList');
  const { hits, count, isComplete, corrected } = result;
  const foundText = corrected ? interpolate(texts.foundFor, { words: corrected }) : texts.found;
  const countText = `${isComplete ? foundText : texts.foundNearest}: ${count}`;
  const summary = count > 0 ? countText : hits.length === 0 && texts.nothingFound;
  return (
    <>
      {/* The element is needed since React could not remove a text node that a browser's translation has replaced. */}
      {summary && <span>{summary}</span>}
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
