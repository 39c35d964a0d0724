import { useEffect, useRef, useState } from 'react';
import { EstimateSums } from './estimate-sums.tsx';
import type { Estimate } from './estimate.ts';
import { mostPeople, type FamilyChange, type PersonKind } from './family.ts';
import { PersonCard } from './person-card.tsx';
import { treatmentFieldId } from './treatment-picker.tsx';
import { useEstimate } from './use-estimate.ts';
import { useWording } from './use-wording.ts';

const addChildId = 'estimate-add-child';

type FamilyEstimateProps = {
  /** The visitor has just asked for it. */
  takesFocus: boolean;
};

export function FamilyEstimate({ takesFocus }: FamilyEstimateProps) {
  const { estimate, change } = useEstimate();
  const { texts, sumText } = useWording();
  const [announcement, setAnnouncement] = useState('');
  const { people, total } = estimate;
  const [first] = people;
  const nextFocus = useRef(takesFocus && first ? treatmentFieldId(first.person.id) : '');

  // What had the focus may have gone with the change.
  useEffect(() => {
    if (nextFocus.current) document.getElementById(nextFocus.current)?.focus();
    nextFocus.current = '';
  }, [people]);

  function say(what: string, after: Estimate) {
    setAnnouncement(`${what}. ${texts.grandTotal}: ${sumText(after.total)}`);
  }

  function make(made: FamilyChange, what: string) {
    say(what, change(made));
  }

  function addPerson(kind: PersonKind) {
    const added = change({ type: 'personAdded', kind }).people.at(-1);
    if (added) nextFocus.current = treatmentFieldId(added.person.id);
  }

  return (
    <div className="estimate__sheet">
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div className="estimate__people">
        {people.map((shown) => {
          const { id: person } = shown.person;
          return (
            <PersonCard
              key={person}
              estimate={shown}
              onAdd={({ id, label }) =>
                make({ type: 'treatmentAdded', person, treatment: id }, `${texts.added}: ${label}`)
              }
              onRemove={({ id, label }) => {
                nextFocus.current = treatmentFieldId(person);
                make({ type: 'treatmentRemoved', person, treatment: id }, `${texts.removed}: ${label}`);
              }}
              onLeave={(name) => {
                nextFocus.current = addChildId;
                make({ type: 'personRemoved', person }, `${texts.removed}: ${name}`);
              }}
            />
          );
        })}
      </div>
      {people.length < mostPeople ? (
        <div className="row print-hidden">
          <button
            type="button"
            id={addChildId}
            className="button button--outline button--small"
            onClick={() => addPerson('child')}
          >
            {texts.addChild}
          </button>
          <button
            type="button"
            className="button button--outline button--small"
            onClick={() => addPerson('adult')}
          >
            {texts.addAdult}
          </button>
        </div>
      ) : (
        <p className="small muted print-hidden">{texts.full}</p>
      )}
      {total.high > 0 && <EstimateSums estimate={estimate} />}
    </div>
  );
}
