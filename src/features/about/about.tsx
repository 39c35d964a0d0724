import { Picture } from '../../components/picture.tsx';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { ContactLink } from '../../content/contact-link.tsx';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import './about.css';

/** Displays only the title, so that the doctors are on the first screen of a phone, too. */
export function AboutTop() {
  const about = useContent('about');
  return (
    <section className="section--low background-surface-3">
      <div className="container">
        <h1 lang={fieldLang(about, 'title')}>{about.title}</h1>
      </div>
    </section>
  );
}

export function Story() {
  const about = useContent('about');
  return (
    <div className="story background-surface-3">
      <div className="container columns">
        <p className="display-4 story__lead" lang={fieldLang(about, 'lead')}>
          {about.lead}
        </p>
        <div className="story__art">
          <Picture picture={about.picture} />
        </div>
      </div>
    </div>
  );
}

export function Promises() {
  const about = useContent('about');
  const { promisesTitle, promises } = about;
  if (promises.length === 0) return null;
  return (
    <section className="section background-surface-2">
      <TextBlocks title={promisesTitle} lang={fieldLang(about, 'promisesTitle')} blocks={promises} />
    </section>
  );
}

export function MeetUs() {
  const about = useContent('about');
  return (
    <section className="section">
      <div className="container spread meet-us">
        <div>
          <h2 lang={fieldLang(about, 'closingTitle')}>{about.closingTitle}</h2>
          {about.closingNote && <p>{about.closingNote}</p>}
        </div>
        <ContactLink />
      </div>
    </section>
  );
}
