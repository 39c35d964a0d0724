import { Picture } from '../../components/picture.tsx';
import type { StoryScene } from '../../model/site-content.ts';

type SceneProps = { scene: StoryScene };

export function Scene({ scene: { title, text, picture, ground } }: SceneProps) {
  return (
    <li className="story__scene booklet__page">
      {picture && (
        <div className={`story__art booklet__art ground-${ground}`}>
          <Picture picture={picture} sizes="(min-width: 922px) 600px, 100vw" />
        </div>
      )}
      <div className="story__text">
        <h2 className="heading-3">{title}</h2>
        <p>{text}</p>
      </div>
    </li>
  );
}
