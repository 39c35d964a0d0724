import { useContext } from 'react';
import { OpeningStateContext } from './hours/opening-state.tsx';
import { linesOn } from './hours/visible-hours.ts';
import { useContent } from './use-content.ts';
import { useLanguage } from '../routing/use-language.ts';
import './hours-list.css';

type HoursListProps = { className: string };

/** The hours of the week, or of the season. */
export function HoursList({ className }: HoursListProps) {
  const hours = useContent('openingHours');
  const language = useLanguage();
  const today = useContext(OpeningStateContext)?.now.date;
  return (
    <dl className={className}>
      {linesOn(today, hours, language).map((line) => (
        <div key={line.days}>
          <dt>{line.days}</dt>
          <dd>{line.hours}</dd>
        </div>
      ))}
    </dl>
  );
}
