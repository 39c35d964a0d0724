/** Code refers to these drawings; docs/brand.md describes where they are displayed. */
export const namedDrawings = [
  'drawings/phone-top.svg',
  'drawings/phone-top-swinging.svg',
  'drawings/menu.svg',
  'drawings/page-edge.svg',
  'drawings/footer-edge.svg',
  'drawings/hanging.svg',
  'drawings/underline.svg',
  'drawings/underline-bold.svg',
  'drawings/booklet-folding.svg',
  'drawings/not-found.svg',
  'drawings/state-sending.svg',
  'drawings/state-sent.svg',
  'drawings/state-failed.svg',
  'logo/mark.svg',
  'logo/favicon.svg',
];

export const logoFiles = ['logo/logo.svg', 'logo/logo-on-dark.svg'];
