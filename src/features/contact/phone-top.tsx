import bell from '/static/illustrations/bell.svg';
import { useContent } from '../../content/use-content.ts';

/** The top of the contact page: the number itself is the headline's answer. */
export function PhoneTop() {
  const { title, lead } = useContent('contactPage');
  const { phoneNumber, phoneString } = useContent('contactDetails');
  return (
    <section className="top top--contact">
      <div className="wrap top__in">
        <div>
          <h1 className="d2">{title}</h1>
          <a className="bigtel" href={`tel:${phoneNumber}`}>
            {phoneString}
          </a>
          <p className="lead">{lead}</p>
        </div>
        <img className="top__bell" src={bell} width={270} height={420} alt="" />
      </div>
    </section>
  );
}
