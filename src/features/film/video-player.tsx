import { useEffect, type SyntheticEvent } from 'react';
import type { Video } from '../../model/site-content.ts';
import type { Player } from '../../content/page/player-of.ts';

type VideoPlayerProps = {
  player: Player;
  video: Video;
  onEnded: (event: SyntheticEvent) => void;
  onFailed: (event: SyntheticEvent) => void;
};

export function VideoPlayer({ player, video, onEnded, onFailed }: VideoPlayerProps) {
  if (player.kind === 'hosted') return <HostedPlayer url={player.url} title={video.title} />;
  return (
    <video
      ref={takeFocus}
      className="video-facade__player"
      src={player.url}
      poster={video.poster.url}
      aria-label={video.title}
      tabIndex={0}
      preload="auto"
      controls
      autoPlay
      playsInline
      onLoadedMetadata={({ currentTarget }) => addCaptions(currentTarget, video.captions)}
      onEnded={onEnded}
      onError={onFailed}
    />
  );
}

function HostedPlayer({ url, title }: { url: string; title: string }) {
  useEffect(() => {
    // Content published after the build may have a hosted film, which the page's CSP forbids.
    const openPlayerPage = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') window.location.assign(url);
    };
    document.addEventListener('securitypolicyviolation', openPlayerPage);
    return () => document.removeEventListener('securitypolicyviolation', openPlayerPage);
  }, [url]);

  return (
    <iframe
      ref={takeFocus}
      className="video-facade__player"
      src={url}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The hosted player requires the page's origin.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Adds one caption for each scene; all scenes of a film have the same length. */
function addCaptions(film: HTMLVideoElement, captions: string[] = []) {
  if (captions.length === 0) return;
  const track = film.addTextTrack('captions', '', document.documentElement.lang);
  const sceneSeconds = film.duration / captions.length;
  for (const [scene, text] of captions.entries()) {
    track.addCue(new VTTCue(scene * sceneSeconds, (scene + 1) * sceneSeconds, text));
  }
  track.mode = 'showing';
}

/** A `ref` for an element that replaces the focused one. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}
