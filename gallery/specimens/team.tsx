import type { Doctor, SiteContent } from '../../src/content/site-content.ts';
import { Doctors } from '../../src/features/doctors/doctors.tsx';
import { Promises } from '../../src/features/doctors/promises.tsx';
import { NotFound } from '../../src/features/not-found/not-found.tsx';
import { fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

const frames = [{ width: 360 }, { width: 1200 }];

function withDoctors(change: (doctor: Doctor, position: number, content: SiteContent) => Doctor) {
  return ({ about, ...content }: SiteContent): SiteContent => ({
    ...content,
    about: {
      ...about,
      doctors: about.doctors.map((doctor, position) => change(doctor, position, { about, ...content })),
    },
  });
}

export const teamSpecimens: Specimen[] = [
  {
    id: 'doctors',
    title: 'Doctors with a picture and without',
    show: <Doctors />,
    frames,
    change: withDoctors(({ picture: _, ...doctor }, position, { about }) =>
      position === 1 ? doctor : { ...doctor, picture: about.picture },
    ),
  },
  {
    id: 'doctors-long',
    title: 'Doctors with long captions',
    show: <Doctors />,
    frames,
    change: withDoctors((doctor) => ({
      ...doctor,
      name: fill(doctor.name, 45),
      caption: fill(doctor.caption, 900),
    })),
  },
  { id: 'promises', title: 'Promises', show: <Promises />, frames },
  { id: 'not-found', title: '404', page: { route: 'notFound' }, show: <NotFound />, frames },
];
