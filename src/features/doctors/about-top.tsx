import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';

export function AboutTop() {
  const { title, lead, picture } = useContent('about');
  return (
    <section className="top top--about">
      <div className="wrap top__in">
        <div className="top__text">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="art">
          <Picture picture={picture} eager />
        </div>
      </div>
    </section>
  );
}
