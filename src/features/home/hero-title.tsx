import { splitAtLast } from '../../lib/split-at-last.ts';

type HeroTitleProps = {
  lines: string[];
  smile: string;
};

export function HeroTitle({ lines, smile }: HeroTitleProps) {
  const upper = lines.slice(0, -1);
  const [before, word, after] = splitAtLast(lines.at(-1) ?? '', smile);
  return (
    <h1>
      {upper.map((line) => (
        <span key={line} className="line">
          {`${line} `}
        </span>
      ))}
      <span className="line">
        {before}
        {word && <span className="smile nowrap">{word}</span>}
        {after}
      </span>
    </h1>
  );
}
