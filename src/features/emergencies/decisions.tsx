import { backgroundClass } from '../../components/background-class.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import type { EmergencySituation } from '../../model/site-content.ts';

const backgrounds = {
  call112: 'dark',
  goToHospital: 'surface-3',
  callNow: 'surface-4',
  canWait: 'surface-1',
};

type Decision = keyof typeof backgrounds;

type DecisionsProps = { situation: EmergencySituation; decisions: Decision[] };

/** Displays each decision with the signs that lead to it. */
export function Decisions({ situation, decisions }: DecisionsProps) {
  const { decisions: titles } = useContent('emergenciesPage');
  const rows = decisions
    .map((decision) => ({ decision, signs: findSigns(situation, decision) }))
    .filter(({ signs }) => signs.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className="decisions stack-2">
      {rows.map(({ decision, signs }) => (
        <div key={decision} className={`decisions__row framed ${backgroundClass(backgrounds[decision])}`}>
          <dt>{titles[decision]}</dt>
          <dd>
            <ul className="bullets">
              {signs.map(({ text, lang }) => (
                <li key={text} lang={lang}>
                  {text}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Signs = Pick<EmergencySituation, 'lang' | 'langs'> & Partial<Record<Decision, string[] | undefined>>;

/** Returns the signs that situations share, then the situation's own. */
function findSigns({ signs: shared = [], ...own }: EmergencySituation, decision: Decision) {
  const groups: Signs[] = [...shared, own];
  return groups.flatMap((group) =>
    (group[decision] ?? []).map((text) => ({ text, lang: fieldLang(group, decision) })),
  );
}
