import { fieldLang } from '../lib/field-lang.ts';
import './rich-text.css';

type TextBlock = { title: string; text: string; langs?: Record<string, string> | undefined };

export function TextBlockList({ blocks }: { blocks: TextBlock[] }) {
  return (
    <dl>
      {blocks.map((block) => (
        <div key={block.title}>
          <dt lang={fieldLang(block, 'title')}>{block.title}</dt>
          <dd lang={fieldLang(block, 'text')}>{block.text}</dd>
        </div>
      ))}
    </dl>
  );
}

type TextBlocksProps = { title: string; lang: string | undefined; blocks: TextBlock[] };

export function TextBlocks({ title, lang, blocks }: TextBlocksProps) {
  return (
    <div className="container text-blocks">
      <h2 lang={lang}>{title}</h2>
      <TextBlockList blocks={blocks} />
    </div>
  );
}
