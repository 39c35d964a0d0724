import { useDeferredValue } from 'react';
import bloom from '/static/illustrations/cookie.svg';
import { RichText } from '../../components/rich-text.tsx';
import { useConsent } from '../../consent/use-consent.ts';
import { useContent } from '../../content/use-content.ts';

const titleId = 'cookie-title';

/** Asks once per version of its text; both answers are equally easy. It does not block the page. */
export function CookieBanner() {
  const { title, consent, cta, onlyNecessary, version } = useContent('cookies');
  const { asks, choose } = useConsent(version);
  // Made in a piece of its own, after what the visitor came for answers.
  const mayShow = useDeferredValue(asks, false);
  if (!asks || !mayShow) return null;
  return (
    <aside className="cookie" aria-labelledby={titleId}>
      <img className="cookie__bloom" src={bloom} width={70} height={80} alt="" />
      <h2 id={titleId}>{title}</h2>
      <RichText className="cookie__text" html={consent} />
      <div className="cookie__choices">
        <button className="btn btn--small" type="button" onClick={() => choose('all')}>
          {cta}
        </button>
        <button className="btn btn--small btn--line" type="button" onClick={() => choose('necessary')}>
          {onlyNecessary}
        </button>
      </div>
    </aside>
  );
}
