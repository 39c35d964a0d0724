import { createContext, useEffect, useState, type ReactNode } from 'react';
import { wallTimeAt, type Clock } from '../../../shared/clock.ts';
import { minutesOf, openAt, type OpeningState } from '../../../shared/schedule.ts';
import { whenBack } from '../../lib/when-back.ts';
import { markHour } from './hour.ts';
import type { NamedException, VisibleHours } from './visible-hours.ts';

type State = OpeningState<NamedException>;

export const OpeningStateContext = createContext<State | undefined>(undefined);

const minute = 60_000;
const hour = 60 * minute;

/** Days and clocks change on full hours, so within one the time can be counted on. */
function untilChange(state: State, instant: number): number {
  const { now } = state;
  const change = state.kind === 'open' ? state.closes : state.opens;
  const untilHour = hour - (instant % hour);
  if (change?.date !== now.date) return untilHour;
  const minutes = minutesOf(change.time) - minutesOf(now.time);
  return Math.min(untilHour, minutes * minute - (instant % minute));
}

function followState(hours: VisibleHours, clock: Clock, show: (state: State) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function update() {
    clearTimeout(timer);
    const instant = Date.now();
    const state = openAt(hours, wallTimeAt(instant, clock));
    markHour(state);
    show(state);
    timer = setTimeout(update, untilChange(state, instant));
  }
  update();
  const stop = whenBack(update);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

type OpeningStateProviderProps = { hours: VisibleHours | undefined; clock: Clock; children: ReactNode };

/** Takes over from the loader once the page is hydrated. */
export function OpeningStateProvider({ hours, clock, children }: OpeningStateProviderProps) {
  const [state, setState] = useState<State>();
  useEffect(() => (hours ? followState(hours, clock, setState) : undefined), [hours, clock]);
  return <OpeningStateContext value={state}>{children}</OpeningStateContext>;
}
