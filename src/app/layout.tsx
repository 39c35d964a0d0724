import { Fragment, ViewTransition, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent } from '../content/use-content.ts';
import { CookieBanner } from '../features/cookie-banner/cookie-banner.tsx';
import { Footer } from '../features/footer/footer.tsx';
import { Header } from '../features/header/header.tsx';
import { useLanguageLinks } from '../features/header/use-language-links.ts';
import { Letterhead, PrintedAddress } from '../features/letterhead/letterhead.tsx';

/** A phone would need longer to take the picture of the old page than to show the new one. */
const fades =
  !import.meta.env.SSR &&
  window.matchMedia('(hover: hover) and (width >= 48em) and (prefers-reduced-motion: no-preference)').matches;

type LayoutProps = { children: ReactNode };

/** What stands around every page. The page itself fades out over the next one. */
export function Layout({ children }: LayoutProps) {
  const { pathname } = useLocation();
  const { skipToContent } = useContent('general');
  const otherLanguages = useLanguageLinks().filter(({ current }) => !current);
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
  return (
    <div id="site">
      <a className="skip-link print-hidden" href="#main">
        {skipToContent}
      </a>
      <Header />
      <CookieBanner />
      <Letterhead />
      {fades ? (
        <ViewTransition key={pathname} default="none" exit="leaving-page">
          {main}
        </ViewTransition>
      ) : (
        <Fragment key={pathname}>{main}</Fragment>
      )}
      <PrintedAddress />
      <Footer otherLanguages={otherLanguages} />
    </div>
  );
}
