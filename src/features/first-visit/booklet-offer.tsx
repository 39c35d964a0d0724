import foldingDrawing from 'brand:drawings/booklet-folding.svg';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import './first-visit.css';

export function BookletOffer() {
  const texts = useContent('firstVisitPage');
  return (
    <section className="section print-hidden">
      <div className="container columns booklet-offer">
        <div className="panel booklet-offer__art background-surface-2">
          <img src={foldingDrawing} width="360" height="252" alt="" loading="lazy" />
        </div>
        <div>
          <h2 lang={fieldLang(texts, 'bookletTitle')}>{texts.bookletTitle}</h2>
          <p className="lead" lang={fieldLang(texts, 'bookletText')}>
            {texts.bookletText}
          </p>
          <PrintButton />
          <details>
            <summary lang={fieldLang(texts, 'bookletStepsTitle')}>{texts.bookletStepsTitle}</summary>
            <ol className="numbered stack-3" lang={fieldLang(texts, 'bookletSteps')}>
              {texts.bookletSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        </div>
      </div>
    </section>
  );
}

/** Before hydration a sentence of the same height replaces the button, since printing needs a script. */
function PrintButton() {
  const { printButton, printHint } = useContent('firstVisitPage');
  const hydrated = useHydrated();
  return (
    <div className="booklet-offer__print">
      {hydrated ? (
        <button type="button" className="button button--outline" onClick={() => void printBooklet()}>
          {printButton}
        </button>
      ) : (
        <p className="muted">{printHint}</p>
      )}
    </div>
  );
}

/** Loads the lazy drawings before printing. */
async function printBooklet() {
  const drawings = [...document.querySelectorAll<HTMLImageElement>('.book img')];
  for (const drawing of drawings) drawing.loading = 'eager';
  await Promise.allSettled(drawings.map((drawing) => drawing.decode()));
  window.print();
}
