import { Picture } from '../../components/picture.tsx';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { contactFormId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
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
          <Picture picture={picture} eager />
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
  const { callToAction } = useContent('general');
  return (
    <section className="section">
      <div className="container spread meet-us">
        <h2>{closingTitle}</h2>
        <PageLink className="button" to={{ route: 'contact' }} fragment={contactFormId}>
          {callToAction}
        </PageLink>
      </div>
    </section>
  );
}
