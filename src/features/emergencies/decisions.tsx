import { backgroundClass } from '../../components/background-class.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import type { EmergencySituation } from '../../model/site-content.ts';

const call112Kinds = [{ name: 'call112', background: 'dark' }] as const;
const otherKinds = [
  { name: 'goToHospital', background: 'surface-3' },
  { name: 'callNow', background: 'surface-4' },
  { name: 'canWait', background: 'surface-1' },
] as const;

type DecisionKind = (typeof call112Kinds | typeof otherKinds)[number];

type DecisionsProps = { situation: EmergencySituation };

/** Displayed first in a situation that may need 112. */
export function Call112Signs({ situation }: DecisionsProps) {
  return <DecisionRows situation={situation} kinds={call112Kinds} />;
}

/** Displayed last in each situation: when to go to hospital, when to call the clinic and when to wait. */
export function Decisions({ situation }: DecisionsProps) {
  return <DecisionRows situation={situation} kinds={otherKinds} />;
}

type DecisionRowsProps = DecisionsProps & { kinds: readonly DecisionKind[] };

function DecisionRows({ situation, kinds }: DecisionRowsProps) {
  const { decisions } = useContent('emergenciesPage');
  const rows = kinds
    .map(({ name, background }) => ({ name, background, signs: findSigns(situation, name) }))
    .filter(({ signs }) => signs.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className="decisions stack-2">
      {rows.map(({ name, background, signs }) => (
        <div key={name} className={`decisions__row framed ${backgroundClass(background)}`}>
          <dt>{decisions[name]}</dt>
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

type Signs = { [K in DecisionKind['name']]?: string[] | undefined } & Pick<
  EmergencySituation,
  'lang' | 'langs'
>;

/** Returns the signs of one kind: those that situations share, then the situation's own. */
function findSigns({ signs: shared = [], ...own }: EmergencySituation, kind: DecisionKind['name']) {
  const groups: Signs[] = [...shared, own];
  return groups.flatMap((group) =>
    (group[kind] ?? []).map((text) => ({ text, lang: fieldLang(group, kind) })),
  );
}
