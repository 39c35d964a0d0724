import fold from 'brand:drawings/booklet-folding.svg';
import { useContent } from '../../content/use-content.ts';
import { PrintButton } from './print-button.tsx';
import './booklet-offer.css';

export function BookletOffer() {
  const { bookletTitle, bookletText, bookletSteps } = useContent('firstVisitPage');
  return (
    <section className="section print-hidden">
      <div className="container columns booklet-offer">
        <div className="booklet-offer__art">
          <img src={fold} width="360" height="252" alt="" loading="lazy" />
        </div>
        <div>
          <h2>{bookletTitle}</h2>
          <p className="lead">{bookletText}</p>
          <ol className="booklet-offer__steps">
            {bookletSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <PrintButton />
        </div>
      </div>
    </section>
  );
}
