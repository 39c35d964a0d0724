import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { ContentContext } from '../content/content-provider.tsx';
import { usePageData } from '../content/use-content.ts';
import { LanguageProvider } from '../language/language-provider.tsx';

type AfterwardsProps = {
  /** The same elements at every render: else they are made anew with the page. */
  children: ReactNode;
};

/** What nobody waits for when the page changes: it is shown with the content of the old one until the new one stands. */
export function Afterwards({ children }: AfterwardsProps) {
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
