import type { PageData } from './page-data.ts';
import type { Video } from '../../model/site-content.ts';

export const hostedPlayerOrigin = 'https://www.youtube-nocookie.com';

export type Player = { kind: 'own' | 'hosted'; url: string };

export function playerOf({ file, hostedVideoId }: Pick<Video, 'file' | 'hostedVideoId'>): Player | undefined {
  if (file) return { kind: 'own', url: file.url };
  if (!hostedVideoId) return undefined;
  return { kind: 'hosted', url: `${hostedPlayerOrigin}/embed/${hostedVideoId}?autoplay=1` };
}

/** Returns whether the page's CSP must allow the hosted player. */
export function showsHostedFilm({ groups }: PageData): boolean {
  const films = [groups.home?.film?.video, groups.service?.serviceVideo];
  return films.some((film) => film && playerOf(film)?.kind === 'hosted');
}
