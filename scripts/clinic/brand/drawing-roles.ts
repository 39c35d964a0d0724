import type { Size } from '../../../shared/clinic/view-box.ts';

type DrawingRole = { file: string; size: Size; where: string };

const role = (file: string, width: number, height: number, where: string): DrawingRole => ({
  file,
  size: { width, height },
  where,
});

/** The drawings that code calls by name; docs/brand.md has the same table. */
export const drawingRoles = [
  role('drawings/phone-top.svg', 290, 370, 'beside the phone number: contact, no network'),
  role('drawings/phone-top-swinging.svg', 290, 370, 'over it, the part that swings once'),
  role('drawings/menu.svg', 190, 350, 'the mobile menu, lower right, on dark'),
  role(
    'drawings/page-edge.svg',
    1440,
    96,
    'the lower edge of a surface before a page-coloured section; is stretched',
  ),
  role('drawings/footer-edge.svg', 560, 124, 'the upper edge of the footer, repeated sideways, on dark'),
  role(
    'drawings/hanging.svg',
    520,
    260,
    'hangs over the picture against fear, home, and at the top of the services',
  ),
  role(
    'drawings/underline.svg',
    100,
    12,
    'below chosen words and menu entries: a shape that takes any colour',
  ),
  role('drawings/underline-bold.svg', 100, 20, 'the same in stronger lines, below the large phone number'),
  role('drawings/booklet-folding.svg', 360, 252, 'how the booklet of the first visit is folded'),
  role('drawings/not-found.svg', 640, 200, 'page 404: its foreground stands before the number'),
  role('drawings/state-sending.svg', 100, 118, 'the form, while it is sent; swings'),
  role('drawings/state-sent.svg', 120, 120, 'the form, once it is sent'),
  role('drawings/state-failed.svg', 120, 120, 'the form, when it could not be sent; the emergencies'),
  role('logo/mark.svg', 52, 64, 'the icons of home screens, mails'),
  role('logo/favicon.svg', 32, 32, 'the icon of browsers'),
];

/** Of one shape; a wider logo does not fit the header at 320 px. */
export const logos = {
  files: ['logo/logo.svg', 'logo/logo-on-dark.svg'],
  widest: 3.75,
};
