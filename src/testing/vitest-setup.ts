import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { server } from './server.ts';

configure({
  asyncUtilTimeout: 20_000,
  // Pages suspend while they load, so React must render asynchronously, as in a browser, outside `act`.
  eventWrapper: (dispatch) => dispatch(),
});

const consoleSpies: MockInstance[] = [];

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  // The fixture clinic is open at this time.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00+02:00') });
  consoleSpies.push(vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  for (const spy of consoleSpies.splice(0)) {
    const { calls } = spy.mock;
    spy.mockRestore();
    expect(calls).toEqual([]);
  }
});
afterAll(() => server.close());
