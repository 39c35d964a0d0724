import { socialImage } from '../../shared/brand.ts';
import type { Ground } from '../content/site-content.ts';

/** What the social image of a page shows. */
export type SocialCard = {
  /** The page's headline; each sentence begins a line. */
  sentences: string[];
  /** The address of the drawing; one of the brand's, `/brand/…`, is drawn from and not shipped. */
  picture: string;
  /** The address of a drawing of the same size, over the first. */
  over?: string | undefined;
  ground: Ground;
};

/** The card of a page without one of its own: its title, without the clinic's name, which the logo says. */
export function defaultSocialCard(title: string): SocialCard {
  return {
    sentences: [title.replace(/ \| [^|]*$/, '')],
    picture: socialImage.drawings.other,
    ground: 'surface-quiet',
  };
}
