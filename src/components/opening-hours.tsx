import './opening-hours.css';

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

type OpenNowProps = { state: { isOpen: boolean; text: string } | undefined };

/** Whether the clinic is open now. Its room is kept until scripts know. */
export function OpenNow({ state }: OpenNowProps) {
  const isOpen = state?.isOpen ? ' is-open' : '';
  return <p className={`open-now print-hidden${isOpen}`}>{state?.text}</p>;
}
