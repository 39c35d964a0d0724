import { hospitalId } from '../../content/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';

type LinkedToHospitalProps = { text: string };

/** A text whose first mention of the hospital leads to its name and address. */
export function LinkedToHospital({ text }: LinkedToHospitalProps) {
  const { hospital, hospitalWords } = useContent('emergenciesPage');
  const at = hospital && hospitalWords ? text.indexOf(hospitalWords) : -1;
  if (!hospitalWords || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a href={`#${hospitalId}`}>{hospitalWords}</a>
      {text.slice(at + hospitalWords.length)}
    </>
  );
}
