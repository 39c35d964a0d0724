import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';

export function Facts() {
  const { weekdays, weekdayHours, weekend, weekendHours, hoursNotice } = useContent('contactDetails');
  const { buildingFact } = useContent('home');
  return (
    <div className="container">
      <ul className="facts">
        <li>
          <Icon name="clock" />
          {`${weekdays}, ${weekdayHours}`}
        </li>
        <li>
          <Icon name="calendar" />
          {`${weekend}, ${weekendHours}`}
        </li>
        {hoursNotice && (
          <li>
            <Icon name="alert" />
            {hoursNotice}
          </li>
        )}
        <li>
          <Icon name="pin" />
          {buildingFact}
        </li>
      </ul>
    </div>
  );
}
