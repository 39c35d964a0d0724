import { useState } from 'react';
import { useContent } from '../../content/use-content.ts';
import { estimateFor, percentsOf, type Estimate } from './estimate.ts';
import { changeFamily, oneChild, type FamilyChange } from './family.ts';

/** Kept while the visit goes on, for whoever comes Back to it; a reload forgets it, and nothing is stored. */
let kept = oneChild;

export function useEstimate() {
  const { categories } = useContent('priceList');
  const { siblingDiscount } = useContent('pricesPage');
  const [family, setFamily] = useState(kept);

  const estimateOf = (people: typeof family) => estimateFor(people, categories, percentsOf(siblingDiscount));

  /** Returns the estimate after the change. */
  function change(made: FamilyChange): Estimate {
    kept = changeFamily(family, made);
    setFamily(kept);
    return estimateOf(kept);
  }

  return { estimate: estimateOf(family), change };
}
