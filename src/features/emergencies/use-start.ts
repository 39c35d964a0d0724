import { useEffect, useState } from 'react';
import { readStart, storeStart } from './starts.ts';

type Start = {
  /** Milliseconds since the start; undefined before it. */
  elapsed: number | undefined;
  /** Milliseconds since 1970. */
  start: number | undefined;
  setStart: (start: number | undefined) => void;
};

/** Follows a start by the clock of the device, so that neither sleep nor a reload loses time. `tick` in milliseconds. */
export function useStart(name: string, tick: number): Start {
  const [start, setStart] = useState<number>();
  const [now, setNow] = useState(0);

  useEffect(() => {
    setStart(readStart(name, Date.now()));
    setNow(Date.now());
  }, [name]);

  useEffect(() => {
    if (start === undefined) return undefined;
    const update = () => setNow(Date.now());
    // Timers may stop in the background.
    const updateWhenBack = () => document.visibilityState === 'visible' && update();
    const timer = setTimeout(update, tick - (Math.max(0, now - start) % tick));
    document.addEventListener('visibilitychange', updateWhenBack);
    window.addEventListener('pageshow', updateWhenBack);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', updateWhenBack);
      window.removeEventListener('pageshow', updateWhenBack);
    };
  }, [start, now, tick]);

  return {
    elapsed: start === undefined ? undefined : Math.max(0, now - start),
    start,
    setStart(changed) {
      setStart(changed);
      setNow(Date.now());
      storeStart(name, changed, Date.now());
    },
  };
}
