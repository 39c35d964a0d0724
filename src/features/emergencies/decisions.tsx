import { useContent } from '../../content/use-content.ts';
import type { EmergencySituation } from '../../model/site-content.ts';

const kinds = [
  { name: 'call112', kind: '112' },
  { name: 'goToHospital', kind: 'hospital' },
  { name: 'callNow', kind: 'now' },
  { name: 'canWait', kind: 'later' },
] as const;

type DecisionsProps = { situation: EmergencySituation };

/** Ends each situation: when to call 112, the hospital or the clinic, and when to wait. */
export function Decisions({ situation }: DecisionsProps) {
  const { decisions } = useContent('emergenciesPage');
  const rows = kinds.flatMap(({ name, kind }) => {
    const signs = situation[name] ?? [];
    return signs.length > 0 ? [{ kind, title: decisions[name], signs }] : [];
  });
  return (
    <dl className="decisions">
      {rows.map(({ kind, title, signs }) => (
        <div key={kind} className={`decisions__row decisions__row--${kind}`}>
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
