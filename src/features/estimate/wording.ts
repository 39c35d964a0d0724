import { sumWriter, type ListedPrice } from '../../content/page/price-rows.ts';
import type { Groups } from '../../model/site-content.ts';
import type { Language } from '../../language/languages.ts';
import type { Sum } from '../../lib/sum.ts';
import type { EstimateLine, PersonEstimate } from './estimate.ts';

export type Wording = {
  texts: Groups['familyEstimate'];
  /** `Copil 2` */
  personName: (estimate: Pick<PersonEstimate, 'person' | 'position'>) => string;
  /** `450 - 600 RON` */
  sumText: (sum: Sum) => string;
  /** `Reducere 15%` */
  discountName: (percent: number) => string;
  /** `2 × Obturații pedodontice` */
  lineName: (line: Pick<EstimateLine, 'count'> & { treatment: Pick<ListedPrice, 'label'> }) => string;
};

export function wordingOf(texts: Groups['familyEstimate'], currency: string, language: Language): Wording {
  return {
    texts,
    personName: ({ person: { kind }, position }) => `${texts[kind]} ${position}`,
    sumText: sumWriter(language, currency),
    discountName: (percent) => `${texts.discount} ${percent}%`,
    lineName: ({ count, treatment }) => (count > 1 ? `${count} × ${treatment.label}` : treatment.label),
  };
}
