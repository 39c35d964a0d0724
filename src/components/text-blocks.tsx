import { Fragment } from 'react';

type TextBlocksProps = {
  title: string;
  blocks: { title: string; text: string }[];
};

/** A heading with short texts beside it, each below its own title and a rule. */
export function TextBlocks({ title, blocks }: TextBlocksProps) {
  return (
    <div className="container text-blocks">
      <h2>{title}</h2>
      <dl>
        {blocks.map((block) => (
          <Fragment key={block.title}>
            <dt>{block.title}</dt>
            <dd>{block.text}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
