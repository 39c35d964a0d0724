import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TextsOf, useTextLanguage } from '../content/texts-of.tsx';
import { useContent, usePageData } from '../content/use-content.ts';
import { CookieBanner } from '../features/cookie-banner/cookie-banner.tsx';
import { Footer } from '../features/footer/footer.tsx';
import { Header } from '../features/header/header.tsx';
import { useLanguageLinks } from '../features/header/use-language-links.ts';
import { Letterhead, PrintedAddress } from '../features/letterhead/letterhead.tsx';

type LayoutProps = { children: ReactNode };

/** What stands around every page. */
export function Layout({ children }: LayoutProps) {
  const { pathname } = useLocation();
  const { skipToContent } = useContent('general');
  const { language, mainGroup } = usePageData();
  const otherLanguages = useLanguageLinks().filter(({ current }) => !current);
  const textLanguage = useTextLanguage(mainGroup);
  return (
    <div id="site">
      <a className="skip-link" href="#main">
        {skipToContent}
      </a>
      <TextsOf group="navigation" around={language}>
        <Header />
      </TextsOf>
      <TextsOf group="cookies" around={language}>
        <CookieBanner />
      </TextsOf>
      <Letterhead />
      <main
        key={pathname}
        id="main"
        tabIndex={-1}
        lang={textLanguage === language ? undefined : textLanguage}
      >
        {children}
      </main>
      <PrintedAddress />
      <TextsOf group="footer" around={language}>
        <Footer otherLanguages={otherLanguages} />
      </TextsOf>
    </div>
  );
}
