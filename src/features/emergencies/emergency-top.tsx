import { PhoneTop } from '../../components/phone-top.tsx';
import { useContent } from '../../content/use-content.ts';
import { CallEmergency, MessageClinic } from './call-links.tsx';

/** On the first screen of a phone: the clinic's number, 112 and its messages. */
export function EmergencyTop() {
  const { title, lead } = useContent('emergenciesPage');
  const contact = useContent('contactDetails');
  return (
    <PhoneTop title={title} lead={lead} phone={contact}>
      <div className="emergency-calls">
        <CallEmergency className="button button--outline" />
        <MessageClinic />
      </div>
    </PhoneTop>
  );
}
