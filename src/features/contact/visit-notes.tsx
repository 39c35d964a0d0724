import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import '../../components/rich-text.css';

export function VisitNotes() {
  const { visitTitle, visitNotes } = useContent('contactPage');
  if (!visitTitle || !visitNotes?.length) return null;
  return (
    <section className="section">
      <div className="container text-blocks">
        <h2>{visitTitle}</h2>
        <div>
          {visitNotes.map((note) => (
            <details key={note.title}>
              <summary>
                <h3 lang={fieldLang(note, 'title')}>{note.title}</h3>
              </summary>
              <p className="muted" lang={fieldLang(note, 'text')}>
                {note.text}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
