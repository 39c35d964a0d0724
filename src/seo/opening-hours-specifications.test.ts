import { expect, test } from 'vitest';
import { weekdays } from '../../shared/schedule.ts';
import { openingHoursSpecifications } from './opening-hours-specifications.ts';

test('one row may hold all days, with a pause in each', () => {
  const week = [{ days: weekdays, kind: 'open' as const, spans: ['08:00-13:00', '14:00-24:00'] }];
  const said = openingHoursSpecifications({ week, exceptions: [] });
  expect(said).toEqual({
    openingHoursSpecification: [
      { opens: '08:00', closes: '13:00' },
      { opens: '14:00', closes: '23:59' },
    ].map((times) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      ...times,
    })),
  });
});

test('a clinic that is open by appointment alone claims no hours', () => {
  const week = [{ days: weekdays, kind: 'byAppointment' as const }];
  expect(openingHoursSpecifications({ week, exceptions: [] })).toEqual({});
});
