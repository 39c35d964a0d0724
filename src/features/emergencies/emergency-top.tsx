import { PhoneTop } from '../../components/phone-top.tsx';
import { useContent } from '../../content/use-content.ts';
import { CallEmergency } from './call-links.tsx';

/** On the first screen of a phone: the clinic's number and 112; a message may lie unread. */
export function EmergencyTop() {
  const { title, lead } = useContent('emergenciesPage');
  const contact = useContent('contactDetails');
  return (
    <PhoneTop title={title} lead={lead} phone={contact}>
      <div className="emergency-calls">
        <CallEmergency className="button button--outline" />
      </div>
    </PhoneTop>
  );
}
