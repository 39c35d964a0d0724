import { useEffect, useState } from 'react';
import { RichText } from '../../components/rich-text.tsx';
import { hasStoredChoice } from '../../consent/consent-store.ts';
import { useContent } from '../../content/use-content.ts';
import { consent as storedConsent, writeStored } from '../../lib/stored.ts';
import './cookie-banner.css';

const titleId = 'cookie-title';

/** The banner is in the document flow, so it covers nothing. */
export function CookieBanner() {
  const { title, consent, cta, onlyNecessary, version, lang } = useContent('cookies');
  const [isAsking, setIsAsking] = useState<boolean>();

  useEffect(() => setIsAsking(!hasStoredChoice(version)), [version]);

  function choose(choice: 'all' | 'necessary') {
    if (!writeStored(storedConsent, { choice, version })) return;
    setIsAsking(false);
    document.documentElement.removeAttribute('data-asks');
    // The clicked button disappears, so the main element gets the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <aside
      className={`cookie-banner framed print-hidden${isAsking ? ' is-asking' : ''}`}
      lang={lang}
      aria-labelledby={titleId}
      data-version={version}
    >
      <div className="container cookie-banner__content">
        <p className="cookie-banner__title" id={titleId}>
          {title}
        </p>
        <RichText className="cookie-banner__text" html={consent} />
        <div className="cookie-banner__choices">
          <button
            className="button button--small button--outline"
            type="button"
            onClick={() => choose('all')}
          >
            {cta}
          </button>
          <button
            className="button button--small button--outline"
            type="button"
            onClick={() => choose('necessary')}
          >
            {onlyNecessary}
          </button>
        </div>
      </div>
    </aside>
  );
}
