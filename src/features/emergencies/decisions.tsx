import { backgroundClass } from '../../components/background-class.ts';
import { useContent } from '../../content/use-content.ts';
import type { EmergencySituation } from '../../model/site-content.ts';

const kinds = [
  { name: 'call112', background: 'dark' },
  { name: 'goToHospital', background: 'surface-3' },
  { name: 'callNow', background: 'surface-4' },
  { name: 'canWait', background: 'surface-1' },
] as const;

type DecisionsProps = { situation: EmergencySituation };

/** Ends each situation: when to call 112, the hospital or the clinic, and when to wait. */
export function Decisions({ situation }: DecisionsProps) {
  const { decisions } = useContent('emergenciesPage');
  const rows = kinds
    .map(({ name, background }) => ({ background, title: decisions[name], signs: situation[name] ?? [] }))
    .filter(({ signs }) => signs.length > 0);
  return (
    <dl className="decisions">
      {rows.map(({ background, title, signs }) => (
        <div key={title} className={`decisions__row ${backgroundClass(background)}`}>
          <dt>{title}</dt>
          <dd>
            <ul className="bullets">
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
