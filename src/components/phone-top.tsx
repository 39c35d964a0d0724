import type { ReactNode } from 'react';
import bell from '/static/illustrations/bell.svg';

type PhoneTopProps = {
  title: string;
  lead: string;
  phone: { phoneNumber: string; phoneString: string };
  children?: ReactNode;
};

export function PhoneTop({ title, lead, phone, children }: PhoneTopProps) {
  return (
    <section className="top top--phone">
      <div className="wrap top__in">
        <div>
          <h1 className="d2">{title}</h1>
          <a className="bigtel" href={`tel:${phone.phoneNumber}`}>
            {phone.phoneString}
          </a>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <img className="top__bell" src={bell} width={270} height={420} alt="" />
      </div>
    </section>
  );
}
