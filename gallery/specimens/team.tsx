import type { Doctor, SiteContent } from '../../src/content/site-content.ts';
import { Doctors } from '../../src/features/doctors/doctors.tsx';
import { fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

const page = { route: 'about' } as const;

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
    page,
    change: withDoctors(({ picture: _, ...doctor }, position, { about }) =>
      position === 1 ? doctor : { ...doctor, picture: about.picture },
    ),
  },
  {
    id: 'doctors-long',
    title: 'Doctors with long captions',
    show: <Doctors />,
    page,
    change: withDoctors((doctor) => ({
      ...doctor,
      name: fill(doctor.name, 45),
      caption: fill(doctor.caption, 900),
    })),
  },
];
