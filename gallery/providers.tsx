import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useInnerLinks } from '../src/app/use-inner-links.ts';
import { ContentProvider } from '../src/content/content-provider.tsx';
import { toPageData } from '../src/content/page-content.ts';
import { isListed, type PageGroup, type ShownPage } from '../src/content/page-data.ts';
import type { SiteContent } from '../src/content/site-content.ts';
import { LanguageProvider } from '../src/language/language-provider.tsx';
import type { Language } from '../src/language/languages.ts';
import { pathTo } from '../src/routing/routes.ts';

export type SiteParts = {
  content: SiteContent;
  /** The content groups of all pages together. */
  needs: PageGroup[];
  language: Language;
};

type ProvidersProps = SiteParts & { page?: ShownPage; search?: string; children: ReactNode };

/** What stands above every component of the site. The addresses are kept in memory: links lead nowhere from here. */
export function Providers({ content, needs, language, page, search = '', children }: ProvidersProps) {
  const shown = page ?? { route: 'home' };
  const path = isListed(shown) ? pathTo(shown, language) : '/404';
  return (
    <MemoryRouter initialEntries={[path + search]}>
      <InnerLinks />
      <LanguageProvider language={language}>
        <ContentProvider
          data={toPageData({ ro: content, en: content }, shown, language, { mainGroup: 'home', needs })}
        >
          {children}
        </ContentProvider>
      </LanguageProvider>
    </MemoryRouter>
  );
}

function InnerLinks() {
  useInnerLinks();
  return null;
}
