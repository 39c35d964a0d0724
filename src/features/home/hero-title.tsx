import { HourText } from '../../content/hour-text.tsx';
import { splitAtLast } from '../../lib/split-text.ts';

type HeroTitleProps = {
  lines: string[];
  smile: string;
  nightLines: string[];
};

export function HeroTitle({ lines, smile, nightLines }: HeroTitleProps) {
  const upper = lines.slice(0, -1);
  const [before, word, after] = splitAtLast(lines.at(-1) ?? '', smile);
  return (
    <h1>
      {upper.map((line) => (
        <span key={line} className="line by-day">
          {`${line} `}
        </span>
      ))}
      <span className="line by-day">
        {before}
        {word && <span className="smile nowrap">{word}</span>}
        {after}
      </span>
      {nightLines.map((line) => (
        <span key={line} className="line at-night">
          <HourText text={`${line} `} />
        </span>
      ))}
    </h1>
  );
}
