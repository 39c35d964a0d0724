import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { forParentsId } from '../../content/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';

export function StoryTop() {
  const { title, lead, picture, parentsTitle } = useContent('firstVisitPage');
  return (
    <section className="page-top page-top--story ground-sky print-hidden">
      <div className="container page-top__content">
        <div className="page-top__text">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <a className="more-link" href={`#${forParentsId}`}>
            <span>{parentsTitle}</span>
            <Icon name="chevron-down" />
          </a>
        </div>
        <div className="page-top__art">
          <Picture picture={picture} eager />
        </div>
      </div>
    </section>
  );
}
