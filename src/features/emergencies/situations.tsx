import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import type { EmergencySituation } from '../../model/site-content.ts';
import { useContent } from '../../content/use-content.ts';
import { CallNow } from './call-links.tsx';
import { LinkedToHospital } from './hospital.tsx';
import './emergencies.css';

export function SituationIndex() {
  const { situationsTitle, situations } = useContent('emergenciesPage');
  return (
    <nav className="situation-index print-hidden">
      <div className="container">
        <h2 className="heading-3">{situationsTitle}</h2>
        <ul>
          {situations.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}`}>
                {title}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

export function Situations() {
  const { situations } = useContent('emergenciesPage');
  return (
    <div className="container situations">
      {situations.map((situation) => (
        <Situation key={situation.slug} situation={situation} />
      ))}
    </div>
  );
}

type SituationProps = { situation: EmergencySituation };

function Situation({ situation: { slug, title, steps, avoid, callText, picture } }: SituationProps) {
  const { avoidTitle } = useContent('emergenciesPage');
  return (
    <section className="columns situation" id={slug}>
      <div className="situation__heading">
        <h2 className="heading-3">{title}</h2>
        {picture && (
          <div className="situation__art background-surface-2">
            <Picture picture={{ ...picture, description: '' }} sizes="220px" />
          </div>
        )}
      </div>
      <div className="situation__text">
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {avoid && avoid.length > 0 && (
          <div className="panel situation__avoid background-surface-quiet">
            <h3 className="heading-4">{avoidTitle}</h3>
            <ul className="icon-list">
              {avoid.map((item) => (
                <li key={item}>
                  <Icon name="close" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="situation__call">
          <p>
            <LinkedToHospital text={callText} />
          </p>
          <CallNow />
        </div>
      </div>
    </section>
  );
}
