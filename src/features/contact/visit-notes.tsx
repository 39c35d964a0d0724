import { useContent } from '../../content/use-content.ts';
import '../../components/rich-text.css';

/** Folded notes for a visit; nothing without notes in the content. */
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
