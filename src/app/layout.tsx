import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent, usePageData } from '../content/use-content.ts';
import { CookieBanner } from '../features/cookie-banner/cookie-banner.tsx';
import { Footer } from '../features/footer/footer.tsx';
import { Header } from '../features/header/header.tsx';
import { useLanguageLinks } from '../features/header/use-language-links.ts';
import { Letterhead } from '../features/letterhead/letterhead.tsx';
import { ReviewNote } from '../features/review-note/review-note.tsx';

type LayoutProps = { children: ReactNode };

export function Layout({ children }: LayoutProps) {
  const { pathname } = useLocation();
  const { skipToContent } = useContent('general');
  // Pages for emergencies begin with the numbers to call, so the cookie banner comes last.
  const { page, mainGroup, groups } = usePageData();
  const asksLast = page.route === 'emergencies';
  const lang = mainGroup === 'service' ? undefined : groups[mainGroup]?.lang;
  const otherLanguages = useLanguageLinks().filter(({ current }) => !current);
  return (
    <div id="site">
      <a className="skip-link print-hidden" href="#main">
        {skipToContent}
      </a>
      <Header />
      {!asksLast && <CookieBanner />}
      <Letterhead />
      <main key={pathname} id="main" tabIndex={-1} lang={lang}>
        {children}
        <ReviewNote />
      </main>
      {asksLast && <CookieBanner />}
      <Footer otherLanguages={otherLanguages} />
    </div>
  );
}
