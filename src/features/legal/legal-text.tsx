import { RichText } from '../../components/rich-text.tsx';
import { sectionId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import './legal.css';

export function LegalText({ group }: { group: 'terms' | 'privacy' | 'accessibility' }) {
  const texts = useContent(group);
  const { title, lead, updated, sectionsLabel, sections: allSections } = texts;
  // Without a Contentful space the browser loads no newer content, so the section about it is left out.
  const hasLiveRefresh = Boolean(import.meta.env.VITE_CONTENTFUL_SPACE_ID);
  const sections = allSections.filter(({ isOfLiveRefresh }) => hasLiveRefresh || !isOfLiveRefresh);
  return (
    <article className="section legal">
      <div className="container">
        <h1 lang={fieldLang(texts, 'title')}>{title}</h1>
        <p className="lead" lang={fieldLang(texts, 'lead')}>
          {lead}
        </p>
        {updated && <p className="legal__date small muted">{updated}</p>}
        <div className="columns legal__columns">
          <nav className="legal__index print-hidden" aria-label={sectionsLabel}>
            <ul>
              {sections.map(({ sectionTitle, lang }, position) => (
                <li key={sectionTitle} lang={lang}>
                  <a className="smile" href={`#${sectionId(position)}`}>
                    {sectionTitle}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {sections.map(({ sectionTitle, sectionDescription, lang }, position) => (
              <section key={sectionTitle} className="legal__section" id={sectionId(position)} lang={lang}>
                <h2>{sectionTitle}</h2>
                <RichText html={sectionDescription} />
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}
