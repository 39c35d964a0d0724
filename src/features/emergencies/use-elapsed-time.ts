import { useEffect, useRef, useState } from 'react';
import { createSteadyClock } from '../../lib/steady-clock.ts';
import { readStored, removeStored, timerStart, writeStored } from '../../lib/stored.ts';
import { onPageVisible } from '../../lib/page-lifecycle.ts';

const secondMs = 1000;

/** Measures the time since a timer's start. The steady clock ends at a reload, so the start is stored by the device's clock. */
export function useElapsedTime(name: string) {
  const clock = useRef<ReturnType<typeof createSteadyClock>>(undefined);
  const [start, setStart] = useState<number>();
  const [now, setNow] = useState(0);

  function setStartTime(at: number | undefined) {
    setStart(at);
    setNow(clock.current?.now() ?? 0);
  }

  useEffect(() => {
    const steady = (clock.current = createSteadyClock());
    const stored = readStored(timerStart, name);
    setStartTime(stored && steady.now() - Math.max(0, Date.now() - stored));
    return steady.stop;
  }, [name]);

  useEffect(() => {
    if (start === undefined) return undefined;
    const update = () => setNow(clock.current?.now() ?? start);
    const timer = setTimeout(update, secondMs - (Math.max(0, now - start) % secondMs));
    const unsubscribe = onPageVisible(update);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [start, now]);

  return {
    /** Undefined before the start. */
    elapsedMs: start === undefined ? undefined : Math.max(0, now - start),
    begin() {
      setStartTime(clock.current?.now());
      writeStored(timerStart, Date.now(), name);
    },
    end() {
      setStartTime(undefined);
      removeStored(timerStart, name);
    },
  };
}
