import drawing from 'brand:drawings/menu.svg';
import logo from 'brand:logo/logo-on-dark.svg';
import { logoSize } from '../../../shared/brand.ts';
import { Icon } from '../../components/icon.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { HoursList } from '../../content/hours-list.tsx';
import { ContactLink } from '../../content/contact-link.tsx';
import { OpeningStateText } from '../../content/opening-state-text.tsx';
import { useContent, usePageData } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { Flag } from './flag.tsx';
import { navigationEntries } from './navigation-entries.ts';
import { useLanguageLinks } from './use-language-links.ts';
import { useMobilePanel } from './use-mobile-panel.ts';
import './mobile-panel.css';

export const mobilePanelId = 'mobile-menu';

/** The menu of narrow windows. A popover opens, closes and handles Escape before any script runs. */
export function MobilePanel() {
  const texts = useContent('navigation');
  const contactDetails = useContent('contactDetails');
  const { page } = usePageData();
  const entries = navigationEntries(texts, page, 'overview');
  const { closeButton, ...panel } = useMobilePanel();
  return (
    <div
      className="mobile-panel on-dark print-hidden"
      id={mobilePanelId}
      {...panel}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={texts.mobileMenu}
    >
      <div className="mobile-panel__top">
        <div className="mobile-panel__logo">
          <img src={logo} {...logoSize} alt={contactDetails.clinicName} loading="lazy" />
        </div>
        <button
          className="icon-button"
          type="button"
          ref={closeButton}
          popoverTarget={mobilePanelId}
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className="mobile-panel__menu">
        <ul>
          {entries.map(({ label, lang, to, current }) => (
            <li key={label}>
              <PageLink className="smile" to={to} lang={lang} aria-current={current}>
                {label}
              </PageLink>
            </li>
          ))}
          {(['firstVisit', 'emergencies'] as const).map((route) => (
            <li key={route}>
              <PageLink to={{ route }} aria-current={page.route === route ? 'page' : undefined}>
                {texts[route]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <PhoneLink className="mobile-panel__phone" phone={contactDetails} hasIcon />
      <p className="open-now">
        <OpeningStateText text="{state}" />
      </p>
      <ContactLink />
      <PanelLanguages />
      <HoursList className="mobile-panel__hours" />
      <img className="mobile-panel__drawing" src={drawing} width={180} height={340} alt="" loading="lazy" />
    </div>
  );
}

function PanelLanguages() {
  const links = useLanguageLinks();
  if (links.length === 1) return null;
  return (
    <div className="row mobile-panel__languages">
      {links.map(({ language, name, href, current }) => (
        <a
          className="flag-button framed"
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
