import { useContent } from '../../content/use-content.ts';
import '../../components/rich-text.css';
import './contact-location.css';

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
            <details key={title} className="visit-note">
              <summary>
                <h3 className="heading-4">{title}</h3>
              </summary>
              <p className="muted">{text}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
