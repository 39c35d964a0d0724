import { weekdays } from '../../shared/opening-hours.ts';
import type { SiteContent } from '../../src/content/site-content.ts';
import { Place } from '../../src/features/contact/place.tsx';
import { FooterContact } from '../../src/features/footer/footer-contact.tsx';
import type { Specimen } from '../specimen.ts';

/** A week of four rows with a break, and other hours today. */
function withHardWeek({ contactDetails, ...content }: SiteContent): SiteContent {
  const today = new Date().toISOString().slice(0, 10);
  return {
    ...content,
    contactDetails: {
      ...contactDetails,
      openingHours: [
        { days: ['monday', 'wednesday', 'friday'], kind: 'open', spans: ['08:30-12:00', '13:00-20:15'] },
        { days: ['tuesday', 'thursday'], kind: 'open', spans: ['00:00-24:00'] },
        { days: ['saturday'], kind: 'byAppointment' },
        { days: ['sunday'], kind: 'closed' },
      ],
      hoursExceptions: [{ name: content.home.tilesTitle, from: today, spans: ['23:58-23:59'] }],
    },
  };
}

function byAppointmentAlone({ contactDetails, ...content }: SiteContent): SiteContent {
  const openingHours = [{ days: [...weekdays], kind: 'byAppointment' as const }];
  return { ...content, contactDetails: { ...contactDetails, openingHours, hoursExceptions: [] } };
}

export const openingHoursSpecimens: Specimen[] = [
  {
    id: 'hours-by-appointment',
    title: 'Contact: by appointment alone, without a building and a postal code',
    page: { route: 'contact' },
    show: <Place />,
    change: (content) => {
      const { building: _, postalCode: __, ...contactDetails } = byAppointmentAlone(content).contactDetails;
      return { ...content, contactDetails };
    },
  },
  {
    id: 'hours-place',
    title: 'Contact: a week of four rows, and other hours today',
    page: { route: 'contact' },
    show: <Place />,
    change: withHardWeek,
  },
  {
    id: 'hours-footer',
    title: 'Footer: a week of four rows, and other hours today',
    page: { route: 'contact' },
    show: (
      <footer className="footer on-dark">
        <FooterContact />
      </footer>
    ),
    change: withHardWeek,
  },
];
