import { useContent } from '../../content/use-content.ts';

/** Who reviewed the page's text, and when. */
export function ReviewNote() {
  const note = useContent('reviewNote');
  return note && <p className="container section--low review-note small muted">{note}</p>;
}
