import { afterEach, expect, test, vi } from 'vitest';
import { readConsent, storeConsent } from './consent-store.ts';

const now = new Date('2026-11-21T10:00:00Z');

function withStore(store: Record<string, string>) {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => store[key] ?? null,
      setItem: (key: string, value: string) => {
        store[key] = value;
      },
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

test('keeps the choice, the version of the text and the time', () => {
  withStore({});
  expect(readConsent('1')).toBeUndefined();
  expect(storeConsent('necessary', '1', now)).toBe(true);
  expect(readConsent('1')).toEqual({ choice: 'necessary', version: '1', at: '2026-11-21T10:00:00.000Z' });
});

test('asks again when the text has another version, and when what was kept cannot be read', () => {
  withStore({});
  storeConsent('all', '1', now);
  expect(readConsent('2')).toBeUndefined();
  withStore({ consent: '{"choice"' });
  expect(readConsent('1')).toBeUndefined();
});

test('says so when storage is denied', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(storeConsent('all', '1', now)).toBe(false);
  expect(readConsent('1')).toBeUndefined();
});
