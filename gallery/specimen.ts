import type { ReactNode } from 'react';
import type { ShownPage } from '../src/content/page-data.ts';
import type { SiteContent } from '../src/content/site-content.ts';

export type Frame = {
  width: number;
  /** For what lies over the page; without it the frame is as high as what it shows. */
  height?: number;
};

/** A component in one state, shown in windows of its own so that media queries and fixed places hold. */
export type Specimen = {
  id: string;
  title: string;
  note?: string;
  show: ReactNode;
  frames: Frame[];
  /** The page it is shown as; the home page when there is none. */
  page?: ShownPage;
  /** The query of the address, with `?`. */
  search?: string;
  /** Content that the embedded space does not have: longer, shorter, missing. */
  change?: (content: SiteContent) => SiteContent;
  /** Brings it into its state, as a visitor would, once it stands. */
  drive?: (stage: HTMLElement) => void;
};

export type SpecimenGroup = { id: string; title: string; specimens: Specimen[] };
