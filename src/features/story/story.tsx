import { useContent } from '../../content/use-content.ts';
import { BookletBack, BookletCover } from './booklet-ends.tsx';
import { Scene } from './scene.tsx';
import './story.css';
import './booklet-print.css';

/** On the screen the scenes, one below the other; on paper one sheet that folds into a booklet of eight pages. */
export function Story() {
  const { scenes, cutNote } = useContent('firstVisitPage');
  return (
    <div className="section booklet">
      <div className="container booklet__sheet">
        <BookletCover />
        <ol className="story">
          {scenes.map((scene) => (
            <Scene key={scene.title} scene={scene} />
          ))}
        </ol>
        <BookletBack />
        <p className="booklet__cut">{cutNote}</p>
      </div>
    </div>
  );
}
