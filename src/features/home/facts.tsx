import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';

export function Facts() {
  const { hoursNotice } = useContent('contactDetails');
  const { lines } = useContent('openingHours');
  const { buildingFact } = useContent('home');
  return (
    <div className="container">
      <ul className="icon-list facts">
        {lines.map(({ days, hours, kind }) => (
          <li key={days}>
            <Icon name={kind === 'open' ? 'clock' : 'calendar'} />
            {`${days}, ${hours}`}
          </li>
        ))}
        {hoursNotice && (
          <li>
            <Icon name="alert" />
            {hoursNotice}
          </li>
        )}
        {buildingFact && (
          <li>
            <Icon name="pin" />
            {buildingFact}
          </li>
        )}
      </ul>
    </div>
  );
}
