import { Picture } from '../../components/picture.tsx';
import { forParentsId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { fromDesktop } from '../../styles/media.ts';
import { ChildName } from './child-name.tsx';

export function Cover() {
  const texts = useContent('firstVisitPage');
  const { title, lead, picture, parentsTitle } = texts;
  const { clinicName, phoneString } = useContent('contactDetails');
  return (
    <li className="book__page framed book__page--cover">
      <div className="book__art background-surface-1">
        <Picture picture={picture} sizes={`${fromDesktop} 640px, 100vw`} first />
      </div>
      <div className="book__text">
        <h1 lang={fieldLang(texts, 'title')}>{title}</h1>
        <p className="print-hidden" lang={fieldLang(texts, 'lead')}>
          {lead}
        </p>
        <ChildName />
        <p className="book__clinic">
          <span translate="no">{clinicName}</span>
          <br />
          {phoneString}
        </p>
        <a className="more-link book__foot" href={`#${forParentsId}`}>
          {parentsTitle}
        </a>
      </div>
    </li>
  );
}
