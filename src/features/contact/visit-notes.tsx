import { TextBlocks } from '../../components/text-blocks.tsx';
import { useContent } from '../../content/use-content.ts';

/** What to know before a visit; nothing where the clinic has written nothing. */
export function VisitNotes() {
  const { visitTitle, visitNotes } = useContent('contactPage');
  if (!visitTitle || !visitNotes?.length) return null;
  return (
    <section className="section">
      <TextBlocks title={visitTitle} blocks={visitNotes} />
    </section>
  );
}
