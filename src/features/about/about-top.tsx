import { Picture } from '../../components/picture.tsx';
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
          <Picture picture={picture} eager />
        </div>
      </div>
    </section>
  );
}
