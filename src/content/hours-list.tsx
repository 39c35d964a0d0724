import { useContext } from 'react';
import { OpeningStateContext } from './hours/opening-state.tsx';
import { announcedExceptions } from './hours/format-state.ts';
import { linesOn } from './hours/visible-hours.ts';
import { useContent } from './use-content.ts';
import { useLanguage } from '../routing/use-language.ts';
import { useDatedProps } from './use-dated-props.ts';
import './hours-list.css';

type HoursListProps = { className: string };

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

export function DaysOff() {
  const hours = useContent('openingHours');
  const language = useLanguage();
  const datedProps = useDatedProps();
  const exceptions = announcedExceptions(hours, language);
  if (exceptions.length === 0) return null;
  return (
    <ul className="days-off">
      {exceptions.map(({ text, name, lang, from, to }) => (
        <li key={from} {...datedProps({ from, to })}>
          {text} (<span lang={lang}>{name}</span>)
        </li>
      ))}
    </ul>
  );
}
