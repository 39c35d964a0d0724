import { useHydrated } from '../../components/use-hydrated.ts';
import { useContent } from '../../content/use-content.ts';

/** The drawings further down may not be there yet; a sheet is printed with all of them. */
async function printBooklet() {
  const drawings = [...document.querySelectorAll<HTMLImageElement>('.book img')];
  for (const drawing of drawings) drawing.loading = 'eager';
  await Promise.allSettled(drawings.map((drawing) => drawing.decode()));
  window.print();
}

/** Without scripts it could do nothing: a sentence stands in its place, as high as the button. */
export function PrintButton() {
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
