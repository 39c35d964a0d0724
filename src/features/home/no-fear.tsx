import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import { langOf } from '../../lib/lang-of.ts';
import './no-fear.css';

export function NoFear() {
  const home = useContent('home');
  return (
    <section className="section">
      <div className="container no-fear">
        <div className="no-fear__text">
          <h2 lang={langOf(home, 'noFearTitle')}>{home.noFearTitle}</h2>
          <p className="lead" lang={langOf(home, 'noFearLead')}>
            {home.noFearLead}
          </p>
        </div>
        <div className="no-fear__art background-surface-3 print-hidden">
          <Picture picture={home.noFearPicture} />
        </div>
        <ol className="steps">
          {home.noFearSteps.map((step) => (
            <li key={step.title}>
              <h3 className="heading-4" lang={langOf(step, 'title')}>
                {step.title}
              </h3>
              <p className="muted" lang={langOf(step, 'text')}>
                {step.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
