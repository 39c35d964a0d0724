import type { Background } from '../model/site-content.ts';

export type SocialCard = {
  /** Each sentence starts on a new line. */
  sentences: string[];
  /** A URL, or a name in `socialImage` of brand.json, whose drawing is not deployed. */
  picture: string;
  over?: string | undefined;
  background: Background;
};

/** The logo contains the clinic's name, so the title omits it. */
export function defaultSocialCard(title: string): SocialCard {
  return {
    sentences: [title.replace(/ \| [^|]*$/, '')],
    picture: 'other',
    background: 'surface-quiet',
  };
}
