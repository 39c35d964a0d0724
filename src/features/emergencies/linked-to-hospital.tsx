import { hospitalId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { splitAtLast } from '../../lib/split-text.ts';

type LinkedToHospitalProps = { text: string };

/** A text whose mention of the hospital leads to its name and address. */
export function LinkedToHospital({ text }: LinkedToHospitalProps) {
  const { hospital } = useContent('emergenciesPage');
  const [before, words, after] = splitAtLast(text, hospital?.words ?? '');
  return (
    <>
      {before}
      {words && <a href={`#${hospitalId}`}>{words}</a>}
      {after}
    </>
  );
}
