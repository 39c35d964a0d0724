import { createContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { wallTimeAt, type Clock } from '../../../shared/clock.ts';
import { hourMs, minuteMs } from '../../../shared/durations.ts';
import { minutesOf, openAt, type OpeningState } from '../../../shared/schedule.ts';
import { onPageVisible } from '../../lib/page-lifecycle.ts';
import { setOpeningStateAttribute } from './interpolate-opening-state.ts';
import type { NamedException, VisibleHours } from './visible-hours.ts';

type State = OpeningState<NamedException>;

export const OpeningStateContext = createContext<State | undefined>(undefined);

/** Returns milliseconds. Clock changes happen on full hours only, so it never looks past the next one. */
function untilChange(state: State, instant: number): number {
  const { now } = state;
  const change = state.kind === 'open' ? state.closes : state.opens;
  const untilHour = hourMs - (instant % hourMs);
  if (change?.date !== now.date) return untilHour;
  const minutes = minutesOf(change.time) - minutesOf(now.time);
  return Math.min(untilHour, minutes * minuteMs - (instant % minuteMs));
}

function openingStateStore(hours: VisibleHours, clock: Clock) {
  const stateAt = (instant: number) => openAt(hours, wallTimeAt(instant, clock));
  let state: State | undefined;
  const current = () => (state ??= stateAt(Date.now()));
  return {
    current,
    follow(onChange: () => void) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      function wait() {
        setOpeningStateAttribute(current());
        timer = setTimeout(update, untilChange(current(), Date.now()));
      }
      function update() {
        clearTimeout(timer);
        state = stateAt(Date.now());
        wait();
        onChange();
      }
      wait();
      const stop = onPageVisible(update);
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}

const unknown = (): undefined => undefined;
const neverChanges = () => () => undefined;

type OpeningStateProviderProps = { hours: VisibleHours | undefined; clock: Clock; children: ReactNode };

/**
 * Updates the opening state after hydration, as the loader does before. If React renders the page again, the texts are
 * complete in the first render, so that nothing moves twice.
 */
export function OpeningStateProvider({ hours, clock, children }: OpeningStateProviderProps) {
  const store = useMemo(() => (hours ? openingStateStore(hours, clock) : undefined), [hours, clock]);
  const state = useSyncExternalStore<State | undefined>(
    store?.follow ?? neverChanges,
    store?.current ?? unknown,
    unknown,
  );
  return <OpeningStateContext value={state}>{children}</OpeningStateContext>;
}
