import { Flag } from './flag.tsx';
import { useLanguageLinks } from './use-language-links.ts';

/** The languages of the narrow panel; nothing where there is but one. */
export function PanelLanguages() {
  const links = useLanguageLinks();
  if (links.length === 1) return null;
  return (
    <div className="row mobile-panel__languages">
      {links.map(({ language, name, href, current }) => (
        <a
          className="flag-button"
          key={language}
          href={href}
          lang={language}
          hrefLang={language}
          aria-current={current || undefined}
        >
          <Flag language={language} />
          {name}
        </a>
      ))}
    </div>
  );
}
