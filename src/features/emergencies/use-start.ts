import { useEffect, useState } from 'react';
import { whenBack } from '../../lib/when-back.ts';
import { readStored, removeStored, timerStart, writeStored } from '../../lib/stored.ts';

const second = 1000;

type Start = {
  /** Milliseconds since the start; undefined before it. */
  elapsed: number | undefined;
  /** Milliseconds since 1970. */
  setStart: (start: number | undefined) => void;
};

/** Reads the device's clock, so that neither sleep nor a reload loses time. */
export function useStart(name: string): Start {
  const [start, setStart] = useState<number>();
  const [now, setNow] = useState(0);

  useEffect(() => {
    setStart(readStored(timerStart, name)?.value);
    setNow(Date.now());
  }, [name]);

  useEffect(() => {
    if (start === undefined) return undefined;
    const update = () => setNow(Date.now());
    const timer = setTimeout(update, second - (Math.max(0, now - start) % second));
    const stop = whenBack(update);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [start, now]);

  return {
    elapsed: start === undefined ? undefined : Math.max(0, now - start),
    setStart(changed) {
      setStart(changed);
      setNow(Date.now());
      if (changed === undefined) removeStored(timerStart, name);
      else writeStored(timerStart, changed, name);
    },
  };
}
