import { useState, type MouseEvent, type SyntheticEvent } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import type { Video } from '../../model/site-content.ts';
import { useContent } from '../../content/use-content.ts';
import { playerOf } from '../../content/page/player-of.ts';
import { takeFocus, VideoPlayer } from './video-player.tsx';
import { hasModifierKey } from '../../lib/has-modifier-key.ts';
import './video.css';

/** The poster of a film, which a click replaces by the player. */
export function VideoFacade({ video }: { video: Video }) {
  const { playFilm, filmNote, hostedFilmNote, filmFailed } = useContent('general');
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const player = playerOf(video);

  function openInPage(event: MouseEvent) {
    if (event.button !== 0 || hasModifierKey(event)) return;
    event.preventDefault();
    // An iframe does not report whether its page has loaded.
    const isOffline = player?.kind === 'hosted' && !navigator.onLine;
    setHasFailed(isOffline);
    setIsOpen(!isOffline);
  }

  function returnToPoster({ currentTarget }: SyntheticEvent) {
    setHadFocus(document.activeElement === currentTarget);
    setIsOpen(false);
  }

  function showFailure(event: SyntheticEvent) {
    returnToPoster(event);
    setHasFailed(true);
  }

  const poster = <Picture picture={video.poster} sizes="(min-width: 1280px) 780px, 100vw" />;
  const posterClass = `video-facade framed background-${video.background}`;
  if (!player) return <div className={posterClass}>{poster}</div>;
  const isFromThisSite = player.url.startsWith('/');
  return (
    <>
      {isOpen ? (
        <div className="video-facade framed background-dark">
          <VideoPlayer player={player} video={video} onEnded={returnToPoster} onFailed={showFailure} />
        </div>
      ) : (
        // A link works without scripts. Its `target` excludes it from the router and from prefetching.
        <a
          ref={hadFocus ? takeFocus : undefined}
          className={posterClass}
          href={player.url}
          target="_self"
          onClick={openInPage}
        >
          {poster}
          <span className="video-facade__play">
            <Icon name="play" />
            <span className="visually-hidden">{`${playFilm}: ${video.title}`}</span>
          </span>
        </a>
      )}
      {/* The note's space is reserved, so that nothing moves on click. */}
      <p className={`video-note small muted${isOpen ? ' is-invisible' : ''}`}>
        {/* The element is needed since React could not remove a text node that a browser's translation has replaced. */}
        {!hasFailed && <span>{isFromThisSite ? filmNote : hostedFilmNote}</span>}
        <span role="status">{hasFailed && filmFailed}</span>
      </p>
    </>
  );
}
