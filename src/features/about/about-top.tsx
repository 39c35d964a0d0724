import { PictureTop } from '../../components/picture-top.tsx';
import { useContent } from '../../content/use-content.ts';

export function AboutTop() {
  const { title, lead, picture } = useContent('about');
  return (
    <PictureTop
      className="page-top--about background-surface-3"
      title={title}
      lead={lead}
      picture={picture}
    />
  );
}
