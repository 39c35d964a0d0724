import { useContent } from '../../content/use-content.ts';
import './review-note.css';

export function ReviewNote() {
  const note = useContent('reviewNote');
  return note && <p className="container review-note small muted">{note}</p>;
}
