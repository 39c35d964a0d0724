import type { Player } from './player-of.ts';

type VideoPlayerProps = {
  player: Player;
  title: string;
  /** Address of the picture that stands until the film begins. */
  poster: string;
};

/** The pressed link is gone, so the focus goes on to what took its place. */
function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

/** The film, playing as soon as it can. */
export function VideoPlayer({ player, title, poster }: VideoPlayerProps) {
  if (player.kind === 'own') {
    return (
      <video
        ref={takeFocus}
        className="facade__player"
        src={player.url}
        poster={poster}
        aria-label={title}
        tabIndex={0}
        preload="auto"
        controls
        autoPlay
        playsInline
      />
    );
  }
  return (
    <iframe
      ref={takeFocus}
      className="facade__player"
      src={player.url}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The hosted player refuses to play for a page that does not say where it is.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
