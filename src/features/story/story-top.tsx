import { Icon } from '../../components/icon.tsx';
import { PictureTop } from '../../components/picture-top.tsx';
import { forParentsId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';

export function StoryTop() {
  const { title, lead, picture, parentsTitle } = useContent('firstVisitPage');
  return (
    <PictureTop
      className="page-top--story ground-surface-1 print-hidden"
      title={title}
      lead={lead}
      picture={picture}
    >
      <a className="more-link" href={`#${forParentsId}`}>
        <span>{parentsTitle}</span>
        <Icon name="chevron-down" />
      </a>
    </PictureTop>
  );
}
