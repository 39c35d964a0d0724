import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { Flag, hasFlag } from './flag.tsx';
import { useDropdown } from './use-dropdown.ts';
import { useLanguageLinks } from './use-language-links.ts';
import './language-dropdown.css';

const menuId = 'language-menu';

export function LanguageDropdown() {
  const { currentLanguage } = useContent('navigation');
  const language = useLanguage();
  const others = useLanguageLinks().filter(({ current }) => !current);
  const { open, close, root, button } = useDropdown();
  const openClass = open ? ' is-open' : '';
  const stateClass = useHydrated() ? openClass : ' language-dropdown--native';
  return (
    <div className={`language-dropdown${stateClass}`} {...root}>
      <button
        className="language-dropdown__button"
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        {...button}
      >
        <span className="visually-hidden">{currentLanguage}</span>
        <Flag language={language} />
        {/* Without a flag, `Flag` displays the code itself. */}
        {hasFlag(language) && <span aria-hidden="true">{language.toUpperCase()}</span>}
        <Icon name="chevron-down" />
      </button>
      <div className="language-dropdown__menu framed" id={menuId}>
        {others.map((other) => (
          <a
            key={other.language}
            href={other.href}
            lang={other.language}
            hrefLang={other.language}
            onClick={close}
          >
            <Flag language={other.language} />
            {other.name}
          </a>
        ))}
      </div>
    </div>
  );
}
