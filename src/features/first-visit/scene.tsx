import { Picture } from '../../components/picture.tsx';
import type { StoryScene } from '../../model/site-content.ts';

type SceneProps = { scene: StoryScene; number: string };

export function Scene({ scene: { title, text, picture, background }, number }: SceneProps) {
  return (
    <li className="book__page">
      {picture && (
        <div className={`book__art background-${background}`}>
          <Picture picture={picture} sizes="(min-width: 922px) 640px, 100vw" />
        </div>
      )}
      <div className="book__text">
        <h2>{title}</h2>
        <p>{text}</p>
        <p className="book__foot small">{number}</p>
      </div>
    </li>
  );
}
