import { Carousel } from '../../components/carousel.tsx';
import { useContent } from '../../content/use-content.ts';
import { Cover } from './cover.tsx';
import { Scene } from './scene.tsx';
import './book.css';
import './book-print.css';

/** On the screen a book to turn, without scripts a column; on paper one sheet that folds into a booklet of eight pages. */
export function Book() {
  const { title, scenes, previous, next, cutNote } = useContent('firstVisitPage');
  return (
    <section className="book background-surface-quiet">
      <div className="container book__sheet">
        <Carousel label={title} previousLabel={previous} nextLabel={next}>
          <Cover />
          {scenes.map((scene, index) => (
            <Scene key={scene.title} scene={scene} number={`${index + 1} / ${scenes.length}`} />
          ))}
          <BackOfBooklet />
        </Carousel>
        <p className="book__cut">{cutNote}</p>
      </div>
    </section>
  );
}

/** On paper alone: on the screen it stands in the part for parents. */
function BackOfBooklet() {
  const { bringTitle, bringItems, drawHere } = useContent('firstVisitPage');
  return (
    <li className="book__page book__page--back">
      <p className="book__heading">{bringTitle}</p>
      <ul>
        {bringItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {drawHere && <p className="book__drawing">{drawHere}</p>}
    </li>
  );
}
