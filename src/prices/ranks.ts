import { rowsAt, stages, type ListedNeed, type Stage } from './family.ts';
import type { OtherName, PriceCategory, PriceRow } from './price-row.ts';

type UnrankedCategory = Omit<PriceCategory, 'items'> & { items: { row: PriceRow; names: OtherName[] }[] };

const standings = 4;

/**
 * Where a search puts a row for one stage of patients, as one number: `row` orders the rows of a category, and the lowest
 * `category` of its rows orders the categories.
 */
function toRank(answer: number | undefined, standing: number): number {
  return standing + (answer === undefined ? 0 : standings * (answer + 1));
}

export function placesIn(rank = 0): { category: number; row: number; answersNeed: boolean } {
  const row = rank % standings;
  const answersNeed = rank >= standings;
  return { category: answersNeed ? Math.floor(rank / standings) - 1 : 100 + row, row, answersNeed };
}

/** The best answers to a need come first, then what is for children, and what is for other patients last. */
export function withRanks(categories: UnrankedCategory[], needs: ListedNeed[]): PriceCategory[] {
  const ofChildren = new Set(needs.flatMap((need) => rowsAt(need, 'both')));
  const answersAt = new Map(stages.map((stage) => [stage, needs.map((need) => rowsAt(need, stage))]));

  /** 0: in a category for children; 1: a row for children; 2: a row for everybody; 3: a row for other patients. */
  function standingOf({ id, forChildren }: PriceRow, isAnswer: boolean, stage: Stage, ofCategory = false) {
    if (stage === 'adult') return !isAnswer && (forChildren || ofCategory) ? 3 : 2;
    if (ofChildren.has(id) && !isAnswer) return 3;
    if (ofCategory) return 0;
    return forChildren && stage !== 'permanent' ? 1 : 2;
  }

  return categories.map(({ items, ...category }) => {
    const rankOf = (row: PriceRow, stage: Stage) => {
      const places = (answersAt.get(stage) ?? []).map((ids) => ids.indexOf(row.id)).filter((at) => at >= 0);
      const standing = standingOf(row, places.length > 0, stage, category.forChildren);
      return toRank(places.length > 0 ? Math.min(...places) : undefined, standing);
    };
    return {
      ...category,
      items: items.map(({ row, names }) => ({
        ...row,
        otherNames: names,
        ranks: stages.map((stage) => rankOf(row, stage)),
      })),
    };
  });
}
