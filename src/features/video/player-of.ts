import type { Video } from '../../content/site-content.ts';

export type Player = { kind: 'own' | 'hosted'; url: string };

/** What plays a video and where it is; the site's own file wins. Undefined for a video that has no film yet. */
export function playerOf({ file, hostedVideoId }: Pick<Video, 'file' | 'hostedVideoId'>): Player | undefined {
  if (file) return { kind: 'own', url: file.url };
  if (hostedVideoId) {
    return { kind: 'hosted', url: `https://www.youtube-nocookie.com/embed/${hostedVideoId}?autoplay=1` };
  }
  return undefined;
}
