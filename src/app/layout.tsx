import type { ReactNode } from 'react';
import { useContent } from '../content/use-content.ts';
import { CookieBanner } from '../features/cookie-banner/cookie-banner.tsx';
import { Footer } from '../features/footer/footer.tsx';
import { Header } from '../features/header/header.tsx';
import { Letterhead, PrintedAddress } from '../features/letterhead/letterhead.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import { Deferred } from './deferred.tsx';

const banner = <CookieBanner />;

const below = (
  <>
    <PrintedAddress />
    <Footer />
    <StructuredData />
  </>
);

type LayoutProps = { children: ReactNode };

/** What stands around every page: what is below it comes after it. */
export function Layout({ children }: LayoutProps) {
  const { skipToContent } = useContent('general');
  return (
    <div id="site">
      <a className="skip-link" href="#main">
        {skipToContent}
      </a>
      <Header />
      <Deferred>{banner}</Deferred>
      <Letterhead />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Deferred>{below}</Deferred>
    </div>
  );
}
