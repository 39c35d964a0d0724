import { Icon } from '../../components/icon.tsx';
import { fieldLang } from '../../lib/field-lang.ts';
import type { EmergencySituation } from '../../model/site-content.ts';
import { useContent } from '../../content/use-content.ts';
import { splitPhrases } from '../../lib/split-text.ts';
import { CallNow } from './call-links.tsx';
import { Decisions } from './decisions.tsx';
import { StepTimer } from './step-timer.tsx';
import './emergencies.css';

export function SituationIndex() {
  const texts = useContent('emergenciesPage');
  return (
    <nav className="situation-index section--low print-hidden">
      <div className="container">
        <h2 lang={fieldLang(texts, 'situationsTitle')}>{texts.situationsTitle}</h2>
        <ul>
          {texts.situations.map((situation) => (
            <li key={situation.slug} lang={fieldLang(situation, 'title')}>
              <a className="framed" href={`#${situation.slug}`}>
                {situation.title}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

export function Situations({ chosen }: { chosen: string | undefined }) {
  const { situations } = useContent('emergenciesPage');
  return (
    <div className="container situations">
      <p className="situations__call print-hidden">
        <CallNow />
      </p>
      {situations.map((situation) => (
        <Situation key={situation.slug} situation={situation} isChosen={situation.slug === chosen} />
      ))}
    </div>
  );
}

function Situation({ situation, isChosen }: { situation: EmergencySituation; isChosen: boolean }) {
  const { slug, title, note, lang } = situation;
  return (
    <section
      className={isChosen ? 'situation is-chosen' : 'situation'}
      id={slug}
      aria-labelledby={`${slug}-title`}
      tabIndex={-1}
    >
      <h2 id={`${slug}-title`} lang={fieldLang(situation, 'title')}>
        {title}
      </h2>
      <div className="situation__text stack-5">
        <Decisions situation={situation} decisions={['call112']} />
        <SituationSteps situation={situation} />
      </div>
      <div className="situation__text stack-5">
        <AvoidList situation={situation} />
        <Decisions situation={situation} decisions={['goToHospital', 'callNow', 'canWait']} />
        {note && <p lang={lang}>{note}</p>}
      </div>
    </section>
  );
}

type SituationPartProps = { situation: EmergencySituation };

function SituationSteps({ situation }: SituationPartProps) {
  const { slug, steps, timer } = situation;
  const timedStep = timer && Math.min(timer.step, steps.length);
  return (
    <ol lang={fieldLang(situation, 'steps')}>
      {steps.map((step, index) => (
        <li key={step}>
          <Step text={step} />
          {timer && index + 1 === timedStep && <StepTimer timer={timer} timerName={slug} />}
        </li>
      ))}
    </ol>
  );
}

/** Emphasises the first phrase, which says what to do. */
function Step({ text }: { text: string }) {
  const [action, ...rest] = splitPhrases(text);
  return (
    <>
      <b>{action}</b> <span className="muted">{rest.join(' ')}</span>
    </>
  );
}

function AvoidList({ situation }: SituationPartProps) {
  const { avoid } = situation;
  const { avoidTitle } = useContent('emergenciesPage');
  if (!avoid || avoid.length === 0) return null;
  return (
    <div className="panel situation__avoid background-surface-quiet">
      <h3 className="heading-4">{avoidTitle}</h3>
      <ul className="icon-list" lang={fieldLang(situation, 'avoid')}>
        {avoid.map((item) => (
          <li key={item}>
            <Icon name="close" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
