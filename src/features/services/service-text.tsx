import { Fragment } from 'react';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { useContent } from '../../content/use-content.ts';
import { areQuestions, placeOfPicture, sectionsOf } from './text-sections.ts';

/** A long text, with a drawing above the steps of a visit, and its questions in a field of their own. */
export function ServiceText() {
  const { serviceDescription, stepsPicture } = useContent('service');
  const sections = sectionsOf(serviceDescription);
  const beforeSection = placeOfPicture(sections);
  return sections.map((html, position) => {
    const isPanel = position > 0 && position === sections.length - 1 && areQuestions(html);
    return (
      <Fragment key={html}>
        {stepsPicture && position === beforeSection && (
          <div className="panel service-scene ground-surface-3 print-hidden">
            <Picture picture={{ ...stepsPicture, description: '' }} sizes="340px" />
          </div>
        )}
        <RichText
          html={html}
          className={`rich-text service-text${isPanel ? ' panel ground-surface-2' : ''}`}
        />
      </Fragment>
    );
  });
}
