import { useEffect } from 'react';
import { minuteMs } from '../../../shared/durations.ts';
import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useContent } from '../../content/use-content.ts';
import type { EmergencySituation } from '../../model/site-content.ts';
import { useElapsedTime } from './use-elapsed-time.ts';
import './step-timer.css';

type StepTimerProps = {
  timer: NonNullable<EmergencySituation['timer']>;
  timerName: string;
};

/** Counts down the minutes of a step after a click, then displays what to do next. */
export function StepTimer({ timer, timerName }: StepTimerProps) {
  const { timerStop, timerAgain } = useContent('emergenciesPage');
  const hydrated = useHydrated();
  const { elapsedMs, begin, end } = useElapsedTime(timerName);
  const remainingMs = elapsedMs === undefined ? undefined : timer.minutes * minuteMs - elapsedMs;
  const isRunning = remainingMs !== undefined && remainingMs > 0;
  const isOver = remainingMs !== undefined && remainingMs <= 0;
  const startLabel = isOver ? timerAgain : timer.start;

  useEffect(() => {
    if (isOver) vibrate();
  }, [isOver]);

  return (
    <div className={`step-timer stack-3 print-hidden scripted${hydrated ? '' : ' is-invisible'}`}>
      {isRunning && (
        <>
          <p>{timer.running}</p>
          <p className="step-timer__face" role="timer">
            {formatRemaining(remainingMs)}
          </p>
          <MinuteBuds minutes={timer.minutes} elapsed={timer.minutes - Math.ceil(remainingMs / minuteMs)} />
        </>
      )}
      <div role="alert">{isOver && <p className="step-timer__end">{timer.end}</p>}</div>
      <button
        type="button"
        className={`button${isRunning ? ' button--outline' : ''}`}
        onClick={isRunning ? end : begin}
      >
        <Icon name={isRunning ? 'close' : 'clock'} />
        {isRunning ? timerStop : startLabel}
      </button>
    </div>
  );
}

function MinuteBuds({ minutes, elapsed }: { minutes: number; elapsed: number }) {
  return (
    <span className="minute-buds" aria-hidden="true">
      {Array.from({ length: minutes }, (_, index) => (
        <i key={index} className={index < elapsed ? 'is-open' : undefined} />
      ))}
    </span>
  );
}

/** Returns minutes and seconds, such as `19:05`. */
function formatRemaining(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Browsers refuse to vibrate before the first user interaction. */
function vibrate() {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([400, 200, 400]);
}
