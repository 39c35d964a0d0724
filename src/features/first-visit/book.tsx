import { Carousel } from '../../components/carousel.tsx';
import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import type { StoryScene } from '../../model/site-content.ts';
import { fromDesktop } from '../../styles/media.ts';
import { ContactLink } from '../../content/contact-link.tsx';
import { Cover } from './cover.tsx';
import './first-visit.css';
import './first-visit-print.css';

/**
 * On screen a book with pages to turn, or a column without scripts; on paper one sheet that folds into a booklet of
 * eight pages.
 */
export function Book() {
  const { title, scenes, previous, next, cutNote } = useContent('firstVisitPage');
  return (
    <section className="book section--low background-surface-quiet">
      <div className="container book__sheet">
        <Carousel label={title} previousLabel={previous} nextLabel={next}>
          <Cover />
          {scenes.map((scene, index) => (
            <Scene key={scene.title} scene={scene} number={index + 1} count={scenes.length} />
          ))}
          <BackOfBooklet />
        </Carousel>
        <p className="book__cut">{cutNote}</p>
      </div>
    </section>
  );
}

type SceneProps = { scene: StoryScene; number: number; count: number };

function Scene({ scene: { title, text, picture, background, lang }, number, count }: SceneProps) {
  return (
    <li className="book__page framed" lang={lang}>
      {picture && (
        <div className={`book__art background-${background}`}>
          <Picture picture={picture} sizes={`${fromDesktop} 640px, 100vw`} />
        </div>
      )}
      <div className="book__text">
        <h2>{title}</h2>
        <p>{text}</p>
        {number === count && <ContactLink />}
        <p className="book__foot small">{`${number} / ${count}`}</p>
      </div>
    </li>
  );
}

/** Displayed only in print, since on screen the section for parents has this list. */
function BackOfBooklet() {
  const { bringTitle, bringItems, drawHere } = useContent('firstVisitPage');
  return (
    <li className="book__page framed book__page--back">
      <p className="book__heading">{bringTitle}</p>
      <ul className="bullets">
        {bringItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {drawHere && <p className="book__drawing">{drawHere}</p>}
    </li>
  );
}
