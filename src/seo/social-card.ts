import panel from 'brand:drawings/panel.svg';
import type { Ground } from '../content/site-content.ts';

/** What the social image of a page shows. */
export type SocialCard = {
  /** The page's headline; each sentence begins a line. */
  sentences: string[];
  /** The address of the drawing. */
  picture: string;
  /** The address of a drawing of the same size, over the first. */
  over?: string | undefined;
  ground: Ground;
};

/** The card of a page without one of its own: its title beside the snowdrop. The logo says the clinic's name. */
export function defaultSocialCard(title: string, clinicName: string): SocialCard {
  return { sentences: [title.replace(` | ${clinicName}`, '')], picture: panel, ground: 'frost' };
}
