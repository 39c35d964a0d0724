import { useLayoutEffect, useRef, type MouseEvent, type ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';
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
import './mobile-panel.css';

export const mobilePanelId = 'mobile-menu';

/** The menu of narrow windows. A popover opens, closes and handles Escape before any script runs. */
export function MobilePanel() {
  const texts = useContent('navigation');
  const contactDetails = useContent('contactDetails');
  const { page } = usePageData();
  const entries = navigationEntries(texts, page, 'overview');
  const { closeButton, ...panel } = usePanel();
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

/** Closes the panel for links, and makes the rest of the page inert while the panel is open. */
function usePanel() {
  const panel = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const renderedPath = useRef(pathname);

  function setSiblingsInert(inert: boolean) {
    for (const sibling of panel.current?.parentElement?.children ?? []) {
      if (sibling !== panel.current) sibling.toggleAttribute('inert', inert);
    }
  }

  /** Waits for the paint, since setting or removing `inert` makes the browser recompute all styles of the page. */
  function syncSiblingsAfterPaint() {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const isOpen = panel.current?.matches(':popover-open') === true;
        setSiblingsInert(isOpen);
        if (isOpen) closeButton.current?.focus();
      }),
    );
  }

  /** Removes `inert` from the header, so that the focus can return to its button. */
  function makeHeaderInteractive({ newState }: ToggleEvent) {
    if (newState === 'closed') panel.current?.previousElementSibling?.removeAttribute('inert');
  }

  // Older browsers have no popovers, so the panel is never open there.
  const close = () => panel.current?.hidePopover?.();

  /** Removes `inert` first, so that the link's target can get the focus. */
  function closeForLink() {
    setSiblingsInert(false);
    close();
  }

  // Closes with the render of the new page, so that the browser lays out once; a panel opened before hydration stays open.
  useLayoutEffect(() => {
    if (renderedPath.current !== pathname) closeForLink();
    renderedPath.current = pathname;
  }, [pathname]);

  function closeOnClick({ target }: MouseEvent) {
    const clicked = target as Element;
    const link = clicked.closest('a');
    if (!link) {
      if (!clicked.closest('.mobile-panel__languages')) close();
      return;
    }
    // For another page of the site the panel stays open until the page is rendered.
    const opensOtherPage = link.origin === window.location.origin && link.pathname !== pathname;
    if (!opensOtherPage) closeForLink();
  }

  return {
    closeButton,
    ref: panel,
    onBeforeToggle: makeHeaderInteractive,
    onToggle: syncSiblingsAfterPaint,
    onClick: closeOnClick,
  };
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
