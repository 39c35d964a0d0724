import type { PageGroup } from '../content/page-data.ts';
import { AboutTop } from '../features/doctors/about-top.tsx';
import { Doctors } from '../features/doctors/doctors.tsx';
import { MeetUs } from '../features/doctors/meet-us.tsx';
import { Promises } from '../features/doctors/promises.tsx';

export const needs = ['about'] as const satisfies readonly PageGroup[];

export function AboutPage() {
  return (
    <>
      <AboutTop />
      <Doctors />
      <Promises />
      <MeetUs />
    </>
  );
}
