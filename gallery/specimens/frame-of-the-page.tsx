import { CookieBanner } from '../../src/features/cookie-banner/cookie-banner.tsx';
import { Footer } from '../../src/features/footer/footer.tsx';
import { Header } from '../../src/features/header/header.tsx';
import type { Specimen } from '../specimen.ts';

const clinicPage = { route: 'about' } as const;

export const frameOfThePage: Specimen[] = [
  {
    id: 'header',
    title: 'Header',
    note: 'The entry of the shown page is marked.',
    page: clinicPage,
    show: <Header />,
    frames: [{ width: 320 }, { width: 500 }, { width: 800 }, { width: 1200 }],
  },
  {
    id: 'header-dropdown',
    title: 'Header, languages open',
    page: clinicPage,
    show: <Header />,
    frames: [{ width: 1200, height: 200 }],
    drive: (stage) => stage.querySelector<HTMLElement>('.language-dropdown__button')?.click(),
  },
  {
    id: 'panel',
    title: 'Mobile panel',
    page: clinicPage,
    show: <Header />,
    frames: [
      { width: 320, height: 640 },
      { width: 360, height: 740 },
      { width: 740, height: 360 },
    ],
    drive: (stage) => stage.querySelector<HTMLElement>('.mobile-panel')?.showPopover(),
  },
  {
    id: 'banner',
    title: 'Cookie banner',
    show: <CookieBanner />,
    frames: [{ width: 320 }, { width: 360 }, { width: 800 }, { width: 1200 }],
  },
  { id: 'footer', title: 'Footer', show: <Footer />, frames: [{ width: 360 }, { width: 1200 }] },
];
