import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';

export function AboutTop() {
  const { title, lead, picture } = useContent('about');
  return (
    <section className="page-top page-top--about ground-blush">
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
