import type { DentalPackage } from '../model/site-content.ts';

/** `Pachet 1 – Frați` */
export function packageName({ title, shortTitle }: Pick<DentalPackage, 'title' | 'shortTitle'>): string {
  return `${title} – ${shortTitle}`;
}
