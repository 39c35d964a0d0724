import { useContent } from '../../content/use-content.ts';
import '../../components/rich-text.css';

/** Displays notes about a visit in `details`; renders nothing if the content has none. */
export function VisitNotes() {
  const { visitTitle, visitNotes } = useContent('contactPage');
  if (!visitTitle || !visitNotes?.length) return null;
  return (
    <section className="section">
      <div className="container text-blocks">
        <h2>{visitTitle}</h2>
        <div>
          {visitNotes.map(({ title, text }) => (
            <details key={title}>
              <summary>
                <h3>{title}</h3>
              </summary>
              <p className="muted">{text}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
