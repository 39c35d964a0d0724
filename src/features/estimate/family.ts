/** Who the estimate is for. The sibling discount follows the order of the children. */
export type PersonKind = 'child' | 'adult';

export type Person = {
  /** Of its own for the life of the estimate, so that a field keeps its focus when somebody is removed. */
  id: number;
  kind: PersonKind;
  /** Ids of rows of the price list; one that is chosen twice is there twice. */
  treatments: string[];
};

export type Family = Person[];

export const mostPeople = 4;

export type FamilyChange =
  | { type: 'personAdded'; kind: PersonKind }
  | { type: 'personRemoved'; person: number }
  | { type: 'treatmentAdded'; person: number; treatment: string }
  | { type: 'treatmentRemoved'; person: number; treatment: string };

export const oneChild: Family = [{ id: 1, kind: 'child', treatments: [] }];

function withoutFirst(treatments: string[], treatment: string): string[] {
  const first = treatments.indexOf(treatment);
  return treatments.filter((_, at) => at !== first);
}

export function changeFamily(family: Family, change: FamilyChange): Family {
  const changed = (id: number, treatmentsOf: (treatments: string[]) => string[]) =>
    family.map((person) =>
      person.id === id ? { ...person, treatments: treatmentsOf(person.treatments) } : person,
    );
  switch (change.type) {
    case 'personAdded': {
      if (family.length >= mostPeople) return family;
      const id = Math.max(0, ...family.map((person) => person.id)) + 1;
      return [...family, { id, kind: change.kind, treatments: [] }];
    }
    case 'personRemoved':
      return family.filter((person) => person.id !== change.person);
    case 'treatmentAdded':
      return changed(change.person, (treatments) => [...treatments, change.treatment]);
    case 'treatmentRemoved':
      return changed(change.person, (treatments) => withoutFirst(treatments, change.treatment));
  }
}
