import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { CallEmergency, MessageClinic } from './call-links.tsx';

export function WhileClosed() {
  const { closedTitle, closedMessage, hospital } = useContent('emergenciesPage');
  const { weekdays, weekdayHours, weekend, weekendHours } = useContent('contactDetails');
  return (
    <section className="section ground-blush" aria-labelledby="closed-title">
      <div className="container while-closed">
        <h2 id="closed-title">{closedTitle}</h2>
        <ul>
          <li>
            <Icon name="clock" />
            <p>
              {weekdays}, {weekdayHours}
              <br />
              {weekend}, {weekendHours}
            </p>
          </li>
          <li>
            <Icon name="chat" />
            <div>
              <p>{closedMessage}</p>
              <MessageClinic />
            </div>
          </li>
          {hospital && (
            <li>
              <Icon name="pin" />
              <p>{hospital}</p>
            </li>
          )}
          <li>
            <CallEmergency />
          </li>
        </ul>
      </div>
    </section>
  );
}
