import { useEffect, useRef, useState } from 'react';
import { createSteadyClock } from '../../lib/steady-clock.ts';
import { readStored, removeStored, timerStart, writeStored } from '../../lib/stored.ts';
import { onPageVisible } from '../../lib/page-lifecycle.ts';

const secondMs = 1000;

/** Measures the time since a timer's start. A reload ends the steady clock, so the device's time is stored. */
export function useElapsedTime(timerName: string) {
  const clock = useRef<ReturnType<typeof createSteadyClock>>(undefined);
  const [start, setStart] = useState<number>();
  const [now, setNow] = useState(0);

  function setStartAndNow(time: number | undefined) {
    setStart(time);
    setNow(clock.current?.now() ?? 0);
  }

  useEffect(() => {
    const steady = createSteadyClock();
    clock.current = steady;
    const storedStart = readStored(timerStart, timerName);
    if (storedStart !== undefined) setStartAndNow(steady.now() - Math.max(0, Date.now() - storedStart));
    return steady.stop;
  }, [timerName]);

  useEffect(() => {
    if (start === undefined) return undefined;
    const update = () => setNow(clock.current?.now() ?? start);
    const msToNextSecond = secondMs - (Math.max(0, now - start) % secondMs);
    const timer = setTimeout(update, msToNextSecond);
    const unsubscribe = onPageVisible(update);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [start, now]);

  return {
    elapsedMs: start === undefined ? undefined : Math.max(0, now - start),
    begin() {
      setStartAndNow(clock.current?.now());
      writeStored(timerStart, Date.now(), timerName);
    },
    end() {
      setStartAndNow(undefined);
      removeStored(timerStart, timerName);
    },
  };
}
