import { Helmet } from 'react-helmet-async';
import { isInRouteTable } from '../content/page/page-data.ts';
import { useContent, usePageData } from '../content/use-content.ts';
import { languages, tagOf, type Language } from '../../shared/languages.ts';
import { useLanguage } from '../routing/use-language.ts';
import { pathTo, routes } from '../routing/routes.ts';
import { alternates, siteOrigin } from './page-urls.ts';

const openGraphLocale = (language: Language) => tagOf(language).replace('-', '_');

export function PageHead() {
  const { page, mainGroup, title, socialImage, untranslated = [] } = usePageData();
  const { meta } = useContent(mainGroup);
  const language = useLanguage();
  const { clinicName } = useContent('contactDetails');

  if (!isInRouteTable(page)) {
    return (
      <Helmet>
        <title>{title ?? meta.title}</title>
        {meta.description && <meta name="description" content={meta.description} />}
        <meta name="robots" content="noindex" />
      </Helmet>
    );
  }

  const isUntranslated = untranslated.includes(language);
  const pageAlternates = isUntranslated ? [] : alternates(page, untranslated);
  const address = siteOrigin + pathTo(page, language);
  return (
    <Helmet>
      <title>{meta.title}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {(!routes[page.route].indexed || isUntranslated) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {pageAlternates.map(({ hrefLang, path }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={siteOrigin + path} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={clinicName} />
      <meta property="og:title" content={meta.title} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      <meta property="og:url" content={address} />
      {socialImage && [
        <meta key="image" property="og:image" content={siteOrigin + socialImage.url} />,
        <meta key="width" property="og:image:width" content="1200" />,
        <meta key="height" property="og:image:height" content="630" />,
        <meta key="alt" property="og:image:alt" content={socialImage.alt} />,
        <meta key="card" name="twitter:card" content="summary_large_image" />,
      ]}
      <meta property="og:locale" content={openGraphLocale(language)} />
      {languages
        .filter((other) => other !== language && !untranslated.includes(other))
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
    </Helmet>
  );
}
