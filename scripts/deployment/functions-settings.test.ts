import { expect, test } from 'vitest';
import { clinicTimeZone } from '../../shared/brand.ts';
import { openAt, type OpeningHours } from '../../shared/opening-hours.ts';
import { fixtureClinic } from '../clinic.ts';
import { readEmbeddedSpace } from '../read-embedded-space.ts';
import { functionsParameters } from './functions-settings.ts';
import type { Settings } from './settings.ts';

test('the functions know the opening hours of the content', () => {
  const parameters = functionsParameters({} as Settings, readEmbeddedSpace(fixtureClinic));
  const hours = JSON.parse(parameters['OPENING_HOURS'] ?? '') as OpeningHours;
  const kindAt = (time: string) => openAt(hours, Date.parse(time), clinicTimeZone).kind;
  expect(kindAt('2026-11-23T10:00Z')).toBe('open');
  expect(kindAt('2026-11-23T22:00Z')).toBe('closed');
  expect(kindAt('2026-11-22T10:00Z')).toBe('closed');
});
