import './rich-text.css';

type TextBlock = { title: string; text: string };

export function TextBlockList({ blocks }: { blocks: TextBlock[] }) {
  return (
    <dl>
      {blocks.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type TextBlocksProps = { title: string; blocks: TextBlock[] };

export function TextBlocks({ title, blocks }: TextBlocksProps) {
  return (
    <div className="container text-blocks">
      <h2>{title}</h2>
      <TextBlockList blocks={blocks} />
    </div>
  );
}
