// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

const minute = 60_000;
let awake = 0;
let device = Date.parse('2026-11-26T10:00+02:00');

vi.spyOn(performance, 'now').mockImplementation(() => awake);
vi.spyOn(Date, 'now').mockImplementation(() => device);

function pass(minutes: number, ofDevice = minutes) {
  awake += minutes * minute;
  device += ofDevice * minute;
}

function become(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('real minutes count, whatever the device’s clock is set to and however long it sleeps', () => {
  const clock = createSteadyClock();
  const start = clock.now();
  const passed = () => (clock.now() - start) / minute;
  pass(2);
  expect(passed()).toBe(2);
  pass(1, 61);
  expect(passed()).toBe(3);
  pass(1, -119);
  expect(passed()).toBe(4);
  // Asleep for ten minutes, of which the page has counted one.
  become('hidden');
  pass(1, 10);
  become('visible');
  expect(passed()).toBe(14);
  // An hour back in the settings, for which the visitor leaves the page.
  become('hidden');
  pass(1, -59);
  become('visible');
  expect(passed()).toBe(15);
  clock.stop();
});
