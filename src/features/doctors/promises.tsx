import { Fragment } from 'react';
import { useContent } from '../../content/use-content.ts';

export function Promises() {
  const { promisesTitle, promises } = useContent('about');
  return (
    <section className="promises section ground-dew" aria-labelledby="promises">
      <div className="container promises__content">
        <h2 id="promises">{promisesTitle}</h2>
        <dl>
          {promises.map(({ title, text }) => (
            <Fragment key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </section>
  );
}
