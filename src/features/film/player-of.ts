import { hostedPlayerUrl } from '../../content/page/hosted-film.ts';
import type { Video } from '../../model/site-content.ts';

export type Player = { kind: 'own' | 'hosted'; url: string };

/** The player of a video and the file's address; the site's own file wins. Undefined for a video without a film. */
export function playerOf(video: Pick<Video, 'file' | 'hostedVideoId'>): Player | undefined {
  if (video.file) return { kind: 'own', url: video.file.url };
  const url = hostedPlayerUrl(video);
  return url ? { kind: 'hosted', url } : undefined;
}
