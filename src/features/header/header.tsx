import logoOnDark from 'brand:logo/logo-on-dark.svg';
import logo from 'brand:logo/logo.svg';
import { logoSize } from '../../../shared/brand.ts';
import { Icon } from '../../components/icon.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { OpeningStateText } from '../../content/opening-state-text.tsx';
import { useContent, usePageData } from '../../content/use-content.ts';
import { languages } from '../../../shared/languages.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { LanguageDropdown } from './language-dropdown.tsx';
import { MobilePanel, mobilePanelId } from './mobile-panel.tsx';
import { navigationEntries } from './navigation-entries.ts';
import './header.css';
import './header-older-browsers.css';

export function Header() {
  const { logoLabel, callAt, lang } = useContent('general');
  const texts = useContent('navigation');
  const contactDetails = useContent('contactDetails');
  // A longer number leaves no room between logo and menu on a phone.
  const isLongNumber = contactDetails.phoneString.length > 13;
  const { page, groups } = usePageData();
  const entries = navigationEntries(texts, page, 'first');
  // The header is dark above a section that is dark at night.
  const hasNight =
    page.route === 'emergencies' || page.route === 'contact' || groups.home?.heroNight !== undefined;
  return (
    <>
      <header className={`header print-hidden${hasNight ? ' has-night' : ''}`} lang={lang}>
        <div className="container header__content">
          <PageLink className="header__logo" to={{ route: 'home' }}>
            <img
              className="by-day"
              src={logo}
              {...logoSize}
              alt={logoLabel}
              fetchPriority="low"
              loading={hasNight ? 'lazy' : undefined}
            />
            {hasNight && (
              <img className="at-night" src={logoOnDark} {...logoSize} alt={logoLabel} loading="lazy" />
            )}
          </PageLink>
          <nav className="main-menu" aria-label={texts.mainMenu}>
            {entries.map((entry) => (
              <PageLink
                className="smile"
                key={entry.label}
                to={entry.to}
                lang={entry.lang}
                aria-current={entry.current}
              >
                {entry.label}
              </PageLink>
            ))}
          </nav>
          <div className={isLongNumber ? 'header__call header__call--long' : 'header__call'}>
            <PhoneLink className="header__phone" phone={contactDetails} hasIcon />
            <p className="open-now header__open-now">
              <OpeningStateText text="{short}" />
            </p>
          </div>
          {languages.length > 1 && <LanguageDropdown />}
          <PhoneLink
            className="icon-button header__phone-button"
            phone={contactDetails}
            aria-label={`${callAt} ${contactDetails.phoneString}`}
          >
            <Icon name="phone" />
          </PhoneLink>
          <button
            className="icon-button header__menu-button"
            type="button"
            popoverTarget={mobilePanelId}
            aria-label={texts.openMenu}
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
      <MobilePanel />
    </>
  );
}
