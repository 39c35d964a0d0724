import { Icon } from '../../components/icon.tsx';
import { HoursList } from '../../content/hours-list.tsx';
import { hospitalId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { MessageClinic } from './call-links.tsx';
import { Hospital } from './hospital.tsx';

export function WhileClosed() {
  const { closedTitle, closedMessage, hospital } = useContent('emergenciesPage');
  const { messagingApp } = useContent('contactDetails');
  return (
    <section className="section while-closed background-surface-3">
      <div className="container columns">
        <h2>{closedTitle}</h2>
        <ul className="icon-list">
          <li>
            <Icon name="clock" />
            <HoursList className="opening-hours" />
          </li>
          {(closedMessage ?? messagingApp) && (
            <li>
              <Icon name="chat" />
              <div>
                {closedMessage && <p>{closedMessage}</p>}
                <MessageClinic />
              </div>
            </li>
          )}
          {hospital && (
            <li id={hospitalId}>
              <Icon name="pin" />
              <Hospital />
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
