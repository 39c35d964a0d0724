import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import './no-fear.css';

export function NoFear() {
  const { noFearTitle, noFearLead, noFearPicture, noFearSteps } = useContent('home');
  return (
    <section className="section">
      <div className="container no-fear">
        <div className="no-fear__text">
          <h2>{noFearTitle}</h2>
          <p className="lead">{noFearLead}</p>
        </div>
        <div className="no-fear__art background-surface-3 print-hidden">
          <Picture picture={noFearPicture} />
        </div>
        <ol className="steps">
          {noFearSteps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="heading-4">{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
