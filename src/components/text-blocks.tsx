import { Fragment, type ReactNode } from 'react';
import './rich-text.css';

type TextBlocksProps = {
  title: string;
  blocks: { title: string; text: string }[];
  /** Below the texts. */
  children?: ReactNode;
};

/** A heading with short texts beside it, each below its own title and a rule. */
export function TextBlocks({ title, blocks, children }: TextBlocksProps) {
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
      {children && <div className="text-blocks__end">{children}</div>}
    </div>
  );
}
