import { useContent } from '../../content/use-content.ts';

export function ReviewNote() {
  const note = useContent('reviewNote');
  return note && <p className="container section--low review-note small muted">{note}</p>;
}
