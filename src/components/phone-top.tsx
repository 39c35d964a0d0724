import type { ReactNode } from 'react';
import swingingDrawing from 'brand:drawings/phone-top-swinging.svg';
import asleepDrawing from 'brand:drawings/state-sending.svg';
import drawing from 'brand:drawings/phone-top.svg';
import { PhoneLink } from './phone-link.tsx';
import { TitleByHour } from './sentences.tsx';
import './page-top.css';

type PhoneTopProps = {
  title: string;
  lead: string;
  phone: { phoneNumber: string; phoneString: string };
  openingState?: ReactNode;
  /** The title while the clinic is closed; then the number is small and the next section follows immediately. */
  closedTitle?: string;
  children?: ReactNode;
};

/** The top of a page on which visitors should call: title and phone number. */
export function PhoneTop({ title, lead, phone, openingState, closedTitle, children }: PhoneTopProps) {
  return (
    <section
      className={`page-top page-top--phone background-surface-2${closedTitle ? ' has-closed has-night' : ''}`}
    >
      <div className="container page-top__content">
        <div>
          <h1>
            <TitleByHour text={title} closed={closedTitle} />
          </h1>
          <div className={closedTitle && 'if-open'}>
            <PhoneLink className="phone-headline smile" phone={phone} />
            {openingState && <p className="open-now">{openingState}</p>}
            <p className="lead">{lead}</p>
          </div>
          {closedTitle && (
            <div className="if-closed row">
              <PhoneLink className="phone-link" phone={phone} />
              <p className="open-now">{openingState}</p>
            </div>
          )}
          {children}
        </div>
        {closedTitle && (
          <img
            className="page-top__asleep at-night print-hidden"
            src={asleepDrawing}
            width={100}
            height={118}
            alt=""
            loading="lazy"
          />
        )}
        <div className="page-top__drawing">
          <img src={drawing} width={290} height={370} alt="" loading="lazy" />
          <img className="greeting" src={swingingDrawing} width={290} height={370} alt="" loading="lazy" />
        </div>
      </div>
    </section>
  );
}
