import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent, usePageData } from '../content/use-content.ts';
import { CookieBanner } from '../features/cookie-banner/cookie-banner.tsx';
import { Footer } from '../features/footer/footer.tsx';
import { Header } from '../features/header/header.tsx';
import { useLanguageLinks } from '../features/header/use-language-links.ts';
import { ReviewNote } from '../features/review-note/review-note.tsx';

type LayoutProps = { children: ReactNode };

export function Layout({ children }: LayoutProps) {
  const { pathname } = useLocation();
  const { skipToContent } = useContent('general');
  const { page, mainGroup, groups } = usePageData();
  // The emergencies page begins with the numbers to call, so its cookie banner comes last.
  const isBannerLast = page.route === 'emergencies';
  // Each text of a service has its own `lang` attribute.
  const lang = mainGroup === 'service' ? undefined : groups[mainGroup]?.lang;
  const otherLanguages = useLanguageLinks().filter(({ current }) => !current);
  return (
    <div id="site">
      <a className="skip-link print-hidden" href="#main">
        {skipToContent}
      </a>
      <Header />
      {!isBannerLast && <CookieBanner />}
      <main key={pathname} id="main" tabIndex={-1} lang={lang}>
        {children}
        <ReviewNote />
      </main>
      {isBannerLast && <CookieBanner />}
      <Footer otherLanguages={otherLanguages} />
    </div>
  );
}
