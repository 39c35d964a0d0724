import { contactFormId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

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
