import type { Background } from '../model/site-content.ts';

export type SocialCard = {
  /** Each sentence starts on a new line. */
  sentences: string[];
  /** URL of a picture, or a key of `socialImage.drawings` in brand.json, which names drawings of the folder `brand`. */
  picture: string;
  /** URL of a drawing to place over the picture. */
  overlay?: string | undefined;
  background: Background;
};

/** For a page whose module has no `socialCard`. Omits the clinic's name after ` | `, since the image has the logo. */
export function defaultSocialCard(title: string): SocialCard {
  return {
    sentences: [title.replace(/ \| [^|]*$/, '')],
    picture: 'other',
    background: 'surface-quiet',
  };
}
