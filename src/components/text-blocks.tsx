import { Fragment } from 'react';

type TextBlocksProps = {
  /** The id of the heading, by which a section around it is named. */
  id: string;
  title: string;
  blocks: { title: string; text: string }[];
};

/** A heading with short texts beside it, each below its own title and a rule. */
export function TextBlocks({ id, title, blocks }: TextBlocksProps) {
  return (
    <div className="container text-blocks">
      <h2 id={id}>{title}</h2>
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
