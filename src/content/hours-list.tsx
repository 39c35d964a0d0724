import './hours-list.css';

type HoursListProps = { className: string; lines: readonly { days: string; hours: string }[] };

export function HoursList({ className, lines }: HoursListProps) {
  return (
    <dl className={className}>
      {lines.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
