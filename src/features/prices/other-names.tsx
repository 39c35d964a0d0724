import { Marked } from '../../components/marked.tsx';
import type { OtherName } from './list-prices.ts';

type OtherNamesProps = { names: OtherName[]; words: string[] };

/** What else a find is called, each name on a line of its own. */
export function OtherNames({ names, words }: OtherNamesProps) {
  return names.map(({ language, text }) => (
    <span className="price-category__other-name" lang={language} key={`${language} ${text}`}>
      <Marked text={text} words={words} />
    </span>
  ));
}
