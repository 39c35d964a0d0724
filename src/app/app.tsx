import { useDeferredValue, useEffect, useMemo } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { ContentProvider } from '../content/content-provider.tsx';
import { readDraft } from '../features/contact/draft-store.ts';
import { LanguageProvider } from '../language/language-provider.tsx';
import { useDocumentLanguage } from '../language/use-document-language.ts';
import { PageHead } from '../seo/page-head.tsx';
import { Deferred } from './deferred.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import type { LoadedPage } from './load-page.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useCurrentPage } from './use-current-page.ts';
import { useInnerLinks } from './use-inner-links.ts';
import { usePrecachedPages } from './use-precached-pages.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const head = <PageHead />;

type AppProps = { initialPage: LoadedPage };

/** The site below its router. */
export function App({ initialPage }: AppProps) {
  const { Page, data, pathname } = useCurrentPage(initialPage);
  useDocumentLanguage(data.language);
  useScrollRestoration(pathname);
  usePrefetch(useDeferredValue(pathname));
  useInnerLinks();
  usePrecachedPages(pathname, data.language);
  // Reading deletes what is too old; a page without the form does it too.
  useEffect(() => void readDraft(Date.now()), []);
  // The address changes before the next page is shown, and the page that still stands need not be made again for it.
  return useMemo(
    () => (
      <HelmetProvider>
        <ErrorBoundary>
          <LanguageProvider language={data.language}>
            <ContentProvider data={data}>
              <Deferred>{head}</Deferred>
              <Layout>
                <Page key={pathname} />
              </Layout>
              <RouteAnnouncer pathname={pathname} />
            </ContentProvider>
          </LanguageProvider>
        </ErrorBoundary>
      </HelmetProvider>
    ),
    [Page, data, pathname],
  );
}
