import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';

export function BookletCover() {
  const { coverTitle, picture } = useContent('firstVisitPage');
  const { clinicName, phoneString } = useContent('contactDetails');
  return (
    <div className="booklet__page booklet__cover">
      <div className="booklet__art ground-surface-1">
        <Picture picture={picture} />
      </div>
      <p className="booklet__title">{coverTitle}</p>
      <p className="booklet__clinic">
        {clinicName}
        <br />
        {phoneString}
      </p>
    </div>
  );
}

export function BookletBack() {
  const { bringTitle, bringItems, drawHere } = useContent('firstVisitPage');
  return (
    <div className="booklet__page booklet__back">
      <p className="booklet__heading">{bringTitle}</p>
      <ul>
        {bringItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {drawHere && <p className="booklet__drawing">{drawHere}</p>}
    </div>
  );
}
