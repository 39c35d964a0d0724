import type { ReactNode } from 'react';
import swinging from 'brand:drawings/phone-top-swinging.svg';
import drawing from 'brand:drawings/phone-top.svg';
import { Sentences } from './sentences.tsx';
import './page-top.css';

type PhoneTopProps = {
  title: string;
  lead: string;
  phone: { phoneNumber: string; phoneString: string };
  /** Whether somebody answers. */
  state?: ReactNode;
  children?: ReactNode;
};

export function PhoneTop({ title, lead, phone, state, children }: PhoneTopProps) {
  return (
    <section className="page-top page-top--phone background-surface-2">
      <div className="container page-top__content">
        <div>
          <h1 className="heading-2">
            <Sentences text={title} />
          </h1>
          <a className="phone-headline smile" href={`tel:${phone.phoneNumber}`}>
            {phone.phoneString}
          </a>
          {state && <p className="open-now">{state}</p>}
          <p className="lead">{lead}</p>
          {children}
        </div>
        <div className="page-top__drawing">
          <img src={drawing} width={290} height={370} alt="" loading="lazy" />
          <img className="greeting" src={swinging} width={290} height={370} alt="" loading="lazy" />
        </div>
      </div>
    </section>
  );
}
