import drawing from 'brand:drawings/not-found.svg';
import { MoreLink } from '../../components/more-link.tsx';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { PageLink } from '../../routing/page-link.tsx';
import './not-found.css';

export function NotFound() {
  const texts = useContent('notFoundPage');
  const { title, lead, homeLink, contactLink } = texts;
  return (
    <section className="not-found background-surface-1">
      <div className="container not-found__text">
        <h1 lang={fieldLang(texts, 'title')}>{title}</h1>
        <p className="lead" lang={fieldLang(texts, 'lead')}>
          {lead}
        </p>
        <div className="actions">
          <PageLink className="button" to={{ route: 'home' }}>
            {homeLink}
          </PageLink>
          <MoreLink to={{ route: 'contact' }}>{contactLink}</MoreLink>
        </div>
      </div>
      <div className="not-found__number print-hidden" />
      <img className="not-found__art" src={drawing} width={640} height={200} alt="" fetchPriority="high" />
    </section>
  );
}
