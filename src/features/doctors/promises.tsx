import { TextBlocks } from '../../components/text-blocks.tsx';
import { useContent } from '../../content/use-content.ts';

export function Promises() {
  const { promisesTitle, promises } = useContent('about');
  return (
    <section className="section ground-dew">
      <TextBlocks title={promisesTitle} blocks={promises} />
    </section>
  );
}
