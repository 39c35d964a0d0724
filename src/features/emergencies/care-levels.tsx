import { backgroundClass } from '../../components/background-class.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import { fieldLang } from '../../lib/field-lang.ts';
import type { CareLevel } from '../../model/site-content.ts';
import { ContactLink } from '../../content/contact-link.tsx';
import { useContent } from '../../content/use-content.ts';
import { CallNow, emergencyPhone } from './call-links.tsx';
import { TextWithHospitalLink } from './hospital.tsx';

const backgrounds = { '112': 'dark', call: 'surface-4', visit: 'surface-1' };

export function CareLevels() {
  const texts = useContent('emergenciesPage');
  return (
    <section className="section care">
      <div className="container">
        <h2 lang={fieldLang(texts, 'careTitle')}>{texts.careTitle}</h2>
        <div className="care__levels">
          {texts.careLevels.map((level) => (
            <CareLevelCard key={level.title} level={level} />
          ))}
        </div>
      </div>
    </section>
  );
}

function CareLevelCard({ level }: { level: CareLevel }) {
  const { title, lead, signs, items, action } = level;
  const withLang = (texts: string[], lang: string | undefined) => texts.map((text) => ({ text, lang }));
  // Shared signs, which the situations display too, come before the level's own.
  const allSigns = [
    ...(signs ?? []).flatMap(({ call112, lang }) => withLang(call112, lang)),
    ...withLang(items ?? [], fieldLang(level, 'items')),
  ];
  return (
    <article className={`panel care-level stack-4 ${backgroundClass(backgrounds[action])}`}>
      <h3 lang={fieldLang(level, 'title')}>{title}</h3>
      {lead && (
        <p lang={fieldLang(level, 'lead')}>
          <TextWithHospitalLink text={lead} />
        </p>
      )}
      <ul className="bullets care-level__signs">
        {allSigns.map(({ text, lang }) => (
          <li key={text} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
      <div className="row">
        <LevelAction action={action} />
      </div>
    </article>
  );
}

function LevelAction({ action }: Pick<CareLevel, 'action'>) {
  const { dangerCall } = useContent('emergenciesPage');
  switch (action) {
    case '112':
      return (
        <PhoneLink className="button" phone={emergencyPhone} hasIcon>
          {dangerCall}
        </PhoneLink>
      );
    case 'call':
      return <CallNow className="button" />;
    case 'visit':
      return <ContactLink className="button button--outline" />;
  }
}
