import { TextBlocks } from '../../components/text-blocks.tsx';
import { useContent } from '../../content/use-content.ts';

export function Promises() {
  const { promisesTitle, promises } = useContent('about');
  if (promises.length === 0) return null;
  return (
    <section className="section background-surface-2">
      <TextBlocks title={promisesTitle} blocks={promises} />
    </section>
  );
}
