import { PhoneLink } from '../../components/phone-link.tsx';
import { hospitalId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { splitAtLast } from '../../lib/split-text.ts';

/** Displays the hospital that helps while the clinic is closed. */
export function Hospital() {
  const { hospital } = useContent('emergenciesPage');
  if (!hospital) return null;
  const { kind, name, address, mapUrl, mapLink } = hospital;
  return (
    <div className="hospital">
      <p className="small muted">{kind}</p>
      <p className="heading-3" translate="no">
        {name}
      </p>
      <p translate="no">{address}</p>
      <div className="row">
        <PhoneLink className="button" phone={hospital} hasIcon />
        <a className="button button--outline" href={mapUrl}>
          {mapLink}
        </a>
      </div>
    </div>
  );
}

/** Links the last mention of the hospital's name in `text` to the section about the hospital. */
export function TextWithHospitalLink({ text }: { text: string }) {
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
