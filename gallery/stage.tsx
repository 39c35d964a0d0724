import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { pages } from '../src/app/pages.ts';
import { ContentProvider } from '../src/content/content-provider.tsx';
import { loadSiteContent } from '../src/content/load-site-content.ts';
import { toPageData } from '../src/content/page-content.ts';
import type { PageData, SiteContents } from '../src/content/page-data.ts';
import { LanguageProvider } from '../src/language/language-provider.tsx';
import { languages, type Language } from '../src/language/languages.ts';
import { pathTo } from '../src/routing/routes.ts';
import type { Specimen } from './specimen.ts';

/** The data of the specimen's page, with the content the specimen wants. */
export async function dataOf({ page, change }: Specimen, language: Language): Promise<PageData> {
  const content = loadSiteContent(language);
  const changed = change(content);
  const contents = Object.fromEntries(languages.map((each) => [each, changed])) as SiteContents;
  return toPageData(contents, page, language, await pages[page.route]());
}

type StageProps = { specimen: Specimen; data: PageData };

/** One specimen by itself, as on its page. */
export function Stage({ specimen, data }: StageProps) {
  const { page, show, title, opened } = specimen;

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <MemoryRouter initialEntries={[{ pathname: pathTo(page, data.language), ...opened }]}>
      <LanguageProvider language={data.language}>
        <ContentProvider data={data}>
          <div id="site">{show}</div>
        </ContentProvider>
      </LanguageProvider>
    </MemoryRouter>
  );
}
