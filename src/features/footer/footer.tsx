import logo from 'brand:logo/logo-on-dark.svg';
import { logoSize } from '../../../shared/brand.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { FooterContact, SocialLinks } from './footer-contact.tsx';
import { FooterFold, FooterLinks } from './footer-fold.tsx';
import './footer.css';

type FooterProps = { otherLanguages: { language: string; name: string; href: string }[] };

export function Footer({ otherLanguages }: FooterProps) {
  const texts = useContent('footer');
  const { logoLabel } = useContent('general');
  const { operatorName, operatorDetails } = useContent('contactDetails');
  return (
    <footer className="footer on-dark" lang={texts.lang}>
      <div className="footer__edge print-hidden" aria-hidden="true" />
      <div className="container footer__content">
        <div className="footer__columns">
          <FooterContact />
          <SocialLinks />
          <div className="footer__lists print-hidden">
            {texts.linkLists.map((block) => (
              <FooterLinks key={block.title} title={block.title} links={block.items} />
            ))}
          </div>
          <div className="footer__brand print-hidden">
            <PageLink className="footer__logo" to={{ route: 'home' }}>
              <img src={logo} {...logoSize} alt={logoLabel} loading="lazy" />
            </PageLink>
            <p className="display-4" lang={fieldLang(texts, 'slogan')}>
              {texts.slogan}
            </p>
          </div>
        </div>
        <div className="footer__legal">
          <ul className="print-hidden">
            <li>
              <PageLink to={{ route: 'terms' }}>{texts.termsLink}</PageLink>
            </li>
            <li>
              <PageLink to={{ route: 'accessibility' }}>{texts.accessibilityLink}</PageLink>
            </li>
            <li>
              <PageLink to={{ route: 'privacy' }}>{texts.privacyLink}</PageLink>
            </li>
            {otherLanguages.map(({ language, name, href }) => (
              <li key={language}>
                <a href={href} lang={language} hrefLang={language}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <Partners />
          {texts.demonstrationNote && <p>{texts.demonstrationNote}</p>}
          <FooterFold title={texts.copyright}>
            <p>
              <span translate="no">{operatorName}</span>
              {`, ${operatorDetails}. ${texts.professionalNote ?? ''}`}
            </p>
          </FooterFold>
        </div>
      </div>
    </footer>
  );
}

function Partners() {
  const { partnersTitle, partners } = useContent('footer');
  if (partners.length === 0) return null;
  return (
    <section className="footer__partners print-hidden">
      <h2>{partnersTitle}</h2>
      {partners.map((partner) => (
        <a key={partner.name} href={partner.link}>
          <img
            src={partner.logo.url}
            width={partner.logo.width}
            height={partner.logo.height}
            alt={partner.name}
            loading="lazy"
          />
        </a>
      ))}
    </section>
  );
}
