import type { Background } from '../model/site-content.ts';

/** What the social image of a page shows. */
export type SocialCard = {
  /** The page's headline; each sentence begins a line. */
  sentences: string[];
  /** The address of a picture, or the name of one in `socialImage` of brand.json, which is drawn from and not shipped. */
  picture: string;
  /** The address of a drawing of the same size, over the first. */
  over?: string | undefined;
  background: Background;
};

/** The card of a page without one of its own: its title, without the clinic's name, which the logo says. */
export function defaultSocialCard(title: string): SocialCard {
  return {
    sentences: [title.replace(/ \| [^|]*$/, '')],
    picture: 'other',
    background: 'surface-quiet',
  };
}
