import { useEffect, useRef, useState } from 'react';

type RouteAnnouncerProps = { title: string };

/** Says the new page's title to screen readers and moves the focus to its beginning; the first page speaks for itself. */
export function RouteAnnouncer({ title }: RouteAnnouncerProps) {
  const [announced, setAnnounced] = useState('');
  const previous = useRef(title);

  useEffect(() => {
    if (previous.current === title) return;
    previous.current = title;
    setAnnounced(title);
    if (!window.location.hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [title]);

  return (
    <p className="vh" aria-live="assertive">
      {announced}
    </p>
  );
}
