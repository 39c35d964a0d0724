import { backgroundClass } from '../../components/background-class.ts';
import { useContent } from '../../content/use-content.ts';
import { langOf } from '../../lib/lang-of.ts';
import type { EmergencySituation } from '../../model/site-content.ts';

const kinds = [
  { name: 'call112', background: 'dark' },
  { name: 'goToHospital', background: 'surface-3' },
  { name: 'callNow', background: 'surface-4' },
  { name: 'canWait', background: 'surface-1' },
] as const;

type DecisionsProps = { situation: EmergencySituation };

type Signs = { [K in (typeof kinds)[number]['name']]?: string[] | undefined } & Pick<
  EmergencySituation,
  'lang' | 'langs'
>;

function signsOf({ signs: shared = [], ...own }: EmergencySituation, name: (typeof kinds)[number]['name']) {
  const all: Signs[] = [...shared, own];
  return all.flatMap((each) => (each[name] ?? []).map((text) => ({ text, lang: langOf(each, name) })));
}

/** Displayed first in a situation that may need 112. */
export function Call112({ situation }: DecisionsProps) {
  return <Rows situation={situation} shown={kinds.slice(0, 1)} />;
}

/** Displayed last in each situation: when to go to hospital, when to call the clinic and when to wait. */
export function Decisions({ situation }: DecisionsProps) {
  return <Rows situation={situation} shown={kinds.slice(1)} />;
}

type RowsProps = DecisionsProps & { shown: readonly (typeof kinds)[number][] };

function Rows({ situation, shown }: RowsProps) {
  const { decisions } = useContent('emergenciesPage');
  const rows = shown
    .map(({ name, background }) => ({ background, title: decisions[name], signs: signsOf(situation, name) }))
    .filter(({ signs }) => signs.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className="decisions stack-2">
      {rows.map(({ background, title, signs }) => (
        <div key={title} className={`decisions__row framed ${backgroundClass(background)}`}>
          <dt>{title}</dt>
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
