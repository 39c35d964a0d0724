import type { SiteContent } from '../../src/content/site-content.ts';
import { CareLevels } from '../../src/features/emergencies/care-levels.tsx';
import { SituationIndex, Situations } from '../../src/features/emergencies/situations.tsx';
import { WhileClosed } from '../../src/features/emergencies/while-closed.tsx';
import { cycle, fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

const page = { route: 'emergencies' } as const;

function withPage(change: (page: SiteContent['emergenciesPage']) => Partial<SiteContent['emergenciesPage']>) {
  return ({ emergenciesPage, ...content }: SiteContent): SiteContent => ({
    ...content,
    emergenciesPage: { ...emergenciesPage, ...change(emergenciesPage) },
  });
}

export const emergencySpecimens: Specimen[] = [
  {
    id: 'care-two',
    title: 'Two degrees of care',
    page,
    show: <CareLevels />,
    change: withPage(({ careLevels }) => ({ careLevels: careLevels.slice(0, 2) })),
  },
  {
    id: 'care-four',
    title: 'Four degrees of care',
    page,
    show: <CareLevels />,
    change: withPage(({ careLevels }) => ({
      careLevels: cycle(careLevels, 4, (level, round) => ({ ...level, title: `${level.title} (${round})` })),
    })),
  },
  {
    id: 'situations-bare',
    title: 'Situations with long titles, without a list of what not to do',
    page,
    show: (
      <>
        <SituationIndex />
        <Situations />
      </>
    ),
    change: withPage(({ situations }) => ({
      situations: situations.slice(0, 5).map(({ avoid: _, ...situation }) => ({
        ...situation,
        title: fill(`${situation.title},`, 60),
      })),
    })),
  },
  {
    id: 'closed-bare',
    title: 'While closed, without a hospital',
    page,
    show: <WhileClosed />,
    change: withPage(() => ({ hospital: undefined })),
  },
];
