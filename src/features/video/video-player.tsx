import { useEffect } from 'react';
import type { Player } from './player-of.ts';

type VideoPlayerProps = {
  player: Player;
  title: string;
  poster: string;
};

/** The pressed link is gone, so the focus goes on to what took its place. */
function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

function HostedPlayer({ url, title }: { url: string; title: string }) {
  useEffect(() => {
    // Content newer than the build may show a hosted film where the page's policy knows of none.
    const followInstead = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') window.location.assign(url);
    };
    document.addEventListener('securitypolicyviolation', followInstead);
    return () => document.removeEventListener('securitypolicyviolation', followInstead);
  }, [url]);

  return (
    <iframe
      ref={takeFocus}
      className="video-facade__player"
      src={url}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The hosted player refuses to play for a page that does not say where it is.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

export function VideoPlayer({ player, title, poster }: VideoPlayerProps) {
  if (player.kind === 'own') {
    return (
      <video
        ref={takeFocus}
        className="video-facade__player"
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
  return <HostedPlayer url={player.url} title={title} />;
}
