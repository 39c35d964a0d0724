import type { Background } from '../model/site-content.ts';

export type SocialCard = {
  /** Each sentence starts a line. */
  sentences: string[];
  /** An address, or a name in `socialImage` of brand.json, which is drawn and not shipped. */
  picture: string;
  over?: string | undefined;
  background: Background;
};

/** The page's title without the clinic's name, which the logo says. */
export function defaultSocialCard(title: string): SocialCard {
  return {
    sentences: [title.replace(/ \| [^|]*$/, '')],
    picture: 'other',
    background: 'surface-quiet',
  };
}
