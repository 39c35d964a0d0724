import { Icon } from '../../components/icon.tsx';
import { DaysOff, HoursList } from '../../content/hours-list.tsx';
import { hospitalId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { MessageClinic } from './call-links.tsx';
import { Hospital } from './hospital.tsx';

export function WhileClosed() {
  const { closedTitle, closedMessage, hospital } = useContent('emergenciesPage');
  const { hoursTitle } = useContent('footer');
  const { messagingApp } = useContent('contactDetails');
  return (
    <section className="section while-closed background-surface-3">
      <div className="container columns">
        <h2>{closedTitle}</h2>
        <ul className="icon-list">
          {hospital && (
            <li id={hospitalId}>
              <Icon name="pin" />
              <Hospital />
            </li>
          )}
          {(closedMessage ?? messagingApp) && (
            <li>
              <Icon name="chat" />
              <div>
                {closedMessage && <p>{closedMessage}</p>}
                <MessageClinic />
              </div>
            </li>
          )}
          <li>
            <Icon name="clock" />
            <div>
              <h3 className="heading-4">{hoursTitle}</h3>
              <HoursList className="opening-hours" />
              <DaysOff />
            </div>
          </li>
        </ul>
      </div>
    </section>
  );
}
