import type { PageData } from './page-data.ts';
import type { Video } from '../../model/site-content.ts';

export const hostedPlayerOrigin = 'https://www.youtube-nocookie.com';

export function hostedPlayerUrl({ file, hostedVideoId }: Pick<Video, 'file' | 'hostedVideoId'>) {
  return hostedVideoId && !file ? `${hostedPlayerOrigin}/embed/${hostedVideoId}?autoplay=1` : undefined;
}

/** The policy of other pages forbids the player. */
export function showsHostedFilm({ groups }: PageData): boolean {
  const films = [groups.home?.film?.video, groups.service?.serviceVideo];
  return films.some((film) => film && hostedPlayerUrl(film) !== undefined);
}
