import { PhoneTop } from '../../components/phone-top.tsx';
import { useContent } from '../../content/use-content.ts';
import { CallEmergency } from './call-links.tsx';
import './emergencies.css';
import './emergencies-print.css';

/** On the first screen of a phone: the clinic's number and 112. A message is no way to ask for help at once. */
export function EmergencyTop() {
  const { title, lead } = useContent('emergenciesPage');
  const contact = useContent('contactDetails');
  return (
    <PhoneTop title={title} lead={lead} phone={contact}>
      <p className="emergency-call">
        <CallEmergency className="button button--outline" />
      </p>
    </PhoneTop>
  );
}
