import type { PageData } from './page-data.ts';
import type { Video } from '../../model/site-content.ts';

export const hostedPlayerOrigin = 'https://www.youtube-nocookie.com';

export type Player = { kind: 'own' | 'hosted'; url: string };

/** The player of a video and the file's address; the site's own file wins. Undefined for a video without a film. */
export function playerOf({ file, hostedVideoId }: Pick<Video, 'file' | 'hostedVideoId'>): Player | undefined {
  if (file) return { kind: 'own', url: file.url };
  if (!hostedVideoId) return undefined;
  return { kind: 'hosted', url: `${hostedPlayerOrigin}/embed/${hostedVideoId}?autoplay=1` };
}

/** The policy of other pages forbids the player. */
export function showsHostedFilm({ groups }: PageData): boolean {
  const films = [groups.home?.film?.video, groups.service?.serviceVideo];
  return films.some((film) => film && playerOf(film)?.kind === 'hosted');
}
