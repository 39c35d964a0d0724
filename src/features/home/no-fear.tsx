import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import './no-fear.css';

/** The steps by which the clinic keeps a child from being afraid. */
export function NoFear() {
  const home = useContent('home');
  return (
    <section className="section">
      <div className="container no-fear">
        <div className="no-fear__text">
          <h2 lang={fieldLang(home, 'noFearTitle')}>{home.noFearTitle}</h2>
          <p className="lead" lang={fieldLang(home, 'noFearLead')}>
            {home.noFearLead}
          </p>
        </div>
        <div className="no-fear__art background-surface-3 print-hidden">
          <Picture picture={home.noFearPicture} />
        </div>
        <ol className="steps">
          {home.noFearSteps.map((step) => (
            <li key={step.title}>
              <h3 className="heading-4" lang={fieldLang(step, 'title')}>
                {step.title}
              </h3>
              <p className="muted" lang={fieldLang(step, 'text')}>
                {step.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
