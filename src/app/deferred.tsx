import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { ContentContext } from '../content/content-provider.tsx';
import { usePageData } from '../content/use-content.ts';
import { LanguageProvider } from '../language/language-provider.tsx';

type DeferredProps = {
  /** The same elements at every render; others would be rendered with the page. */
  children: ReactNode;
};

/** Keeps the content of the page before until the next one is rendered: nobody waits for footer, head and banner. */
export function Deferred({ children }: DeferredProps) {
  const data = useDeferredValue(usePageData());
  return useMemo(
    () => (
      <LanguageProvider language={data.language}>
        <ContentContext value={data}>{children}</ContentContext>
      </LanguageProvider>
    ),
    [data, children],
  );
}
