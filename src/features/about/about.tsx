import { Picture } from '../../components/picture.tsx';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { ContactLink } from '../../content/contact-link.tsx';
import { useContent } from '../../content/use-content.ts';
import '../../components/page-top.css';

export function AboutTop() {
  const { title, lead, picture } = useContent('about');
  return (
    <section className="page-top background-surface-3">
      <div className="container page-top__content">
        <div className="page-top__text">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="page-top__art">
          <Picture picture={picture} first />
        </div>
      </div>
    </section>
  );
}

export function Promises() {
  const { promisesTitle, promises } = useContent('about');
  if (promises.length === 0) return null;
  return (
    <section className="section background-surface-2">
      <TextBlocks title={promisesTitle} blocks={promises} />
    </section>
  );
}

export function MeetUs() {
  const { closingTitle } = useContent('about');
  return (
    <section className="section">
      <div className="container spread meet-us">
        <h2>{closingTitle}</h2>
        <ContactLink />
      </div>
    </section>
  );
}
