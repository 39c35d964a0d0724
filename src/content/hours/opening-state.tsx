import { createContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { wallTimeAt, type Clock } from '../../../shared/clock.ts';
import { hourMs, minuteMs } from '../../../shared/durations.ts';
import { minutesOf, openingStateAt, type OpeningState } from '../../../shared/schedule.ts';
import { onPageVisible } from '../../lib/page-lifecycle.ts';
import { setOpeningStateAttribute } from './interpolate-opening-state.ts';
import type { NamedException, VisibleHours } from './visible-hours.ts';

type State = OpeningState<NamedException>;

export const OpeningStateContext = createContext<State | undefined>(undefined);

type OpeningStateProviderProps = { hours: VisibleHours | undefined; clock: Clock; children: ReactNode };

/**
 * Provides the opening state. It is undefined on the server and during hydration, while the page shows the opening texts
 * that `loader.ts` has written into the HTML. If hydration fails, React renders the page again, now with the state.
 */
export function OpeningStateProvider({ hours, clock, children }: OpeningStateProviderProps) {
  const store = useMemo(() => (hours ? openingStateStore(hours, clock) : undefined), [hours, clock]);
  const state = useSyncExternalStore<State | undefined>(
    store?.subscribe ?? subscribeToNothing,
    store?.getSnapshot ?? getServerSnapshot,
    getServerSnapshot,
  );
  return <OpeningStateContext value={state}>{children}</OpeningStateContext>;
}

/** Returns the time until the state changes, or until the next full hour, when daylight saving time may begin or end. */
function msUntilChange(state: State, instant: number): number {
  const { now } = state;
  const change = state.kind === 'open' ? state.closes : state.opens;
  const msUntilHour = hourMs - (instant % hourMs);
  if (change?.date !== now.date) return msUntilHour;
  const minutes = minutesOf(change.time) - minutesOf(now.time);
  return Math.min(msUntilHour, minutes * minuteMs - (instant % minuteMs));
}

function openingStateStore(hours: VisibleHours, clock: Clock) {
  const currentState = () => openingStateAt(hours, wallTimeAt(Date.now(), clock));
  let state: State | undefined;
  const getSnapshot = () => (state ??= currentState());

  function subscribe(onChange: () => void) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function scheduleUpdate() {
      setOpeningStateAttribute(getSnapshot());
      timer = setTimeout(update, msUntilChange(getSnapshot(), Date.now()));
    }
    function update() {
      clearTimeout(timer);
      state = currentState();
      scheduleUpdate();
      onChange();
    }
    scheduleUpdate();
    const unsubscribe = onPageVisible(update);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }

  return { getSnapshot, subscribe };
}

const getServerSnapshot = (): undefined => undefined;
const subscribeToNothing = () => () => undefined;
