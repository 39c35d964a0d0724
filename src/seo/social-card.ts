import type { Background } from '../model/site-content.ts';

export type SocialCard = {
  /** Each sentence starts a line. */
  sentences: string[];
  /** An address, or a name in `socialImage` of brand.json, whose drawing is not shipped. */
  picture: string;
  over?: string | undefined;
  background: Background;
};

/** The logo says the clinic's name, so the title goes without. */
export function defaultSocialCard(title: string): SocialCard {
  return {
    sentences: [title.replace(/ \| [^|]*$/, '')],
    picture: 'other',
    background: 'surface-quiet',
  };
}
