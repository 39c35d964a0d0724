import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { PriceSentenceTexts } from '../../content/page/page-data.ts';
import { estimateId } from '../../content/page/page-fragments.ts';
import { MessageLink } from '../../content/message-link.tsx';
import { useContent } from '../../content/use-content.ts';
import { tagOf } from '../../../shared/languages.ts';
import { toPlainText } from '../../lib/no-break.ts';
import { createSlipBuilder, messageLines } from '../../prices/slip.ts';
import { defaultAge, maxPeople, type Person } from '../../prices/family.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { ageControlId, needControlId, PersonSentence } from './person-sentence.tsx';
import { PriceSlip } from './price-slip.tsx';
import { useFamily } from './use-family.ts';
import './price-sentence.css';

const personId = (index: number) => `sentence-${index}`;

type PriceSentenceProps = {
  texts: PriceSentenceTexts;
  siblingOffer: ReactNode;
};

export function PriceSentence({ texts, siblingOffer }: PriceSentenceProps) {
  const { categories, askText } = useContent('priceList');
  const { siblingDiscount } = useContent('pricesPage');
  const { currency } = useContent('general');
  const tag = tagOf(useLanguage());
  const hydrated = useHydrated();
  const { family, isChosenByVisitor, setFamily } = useFamily(texts.needs);

  const nextFocusId = useRef('');
  useEffect(() => {
    if (nextFocusId.current) document.getElementById(nextFocusId.current)?.focus();
    nextFocusId.current = '';
  });

  const rows = useMemo(
    () => new Map(categories.flatMap(({ items }) => items.map((row) => [row.id, row] as const))),
    [categories],
  );
  const buildSlip = createSlipBuilder({ texts, askText, tag, currency });
  const slip = buildSlip(family, { rows, needs: texts.needs, siblingDiscount });
  const message = toPlainText([texts.messageOpening, ...messageLines(slip), ''].join('\n'));

  function change(newFamily: Person[], focusId = '') {
    nextFocusId.current = focusId;
    setFamily(newFamily);
  }

  function changePerson(index: number, changed: Person, focusId?: string) {
    change(
      family.map((person, other) => (other === index ? changed : person)),
      focusId,
    );
  }

  function removePerson(index: number) {
    change(
      family.filter((_, other) => other !== index),
      needControlId(personId(0), 0),
    );
  }

  function add(age: Person['age']) {
    const needs = family.at(-1)?.needs.slice(0, 1) ?? [];
    const id = personId(family.length);
    change([...family, { age, needs }], age === 'adult' ? needControlId(id, 0) : ageControlId(id));
  }

  function addChild() {
    const lastAge = family.flatMap(({ age }) => (age === 'adult' ? [] : age)).at(-1);
    add(lastAge === undefined ? defaultAge : Math.max(0, lastAge - 2));
  }

  return (
    <div className="price-sentence stack-3" id={estimateId}>
      {family.map((person, index) => (
        <PersonSentence
          key={personId(index)}
          texts={texts}
          person={person}
          idPrefix={personId(index)}
          isFirst={index === 0}
          name={family.length > 1 ? slip.names[index] : undefined}
          onChange={(changed, focusId) => changePerson(index, changed, focusId)}
          onRemove={() => removePerson(index)}
        />
      ))}
      <PriceSlip slip={slip} />
      <p className="small">
        {siblingOffer}
        <span className="muted">{texts.note}</span>
      </p>
      <div className="row print-hidden">
        <MessageLink message={isChosenByVisitor ? message : undefined} />
        {family.length < maxPeople && (
          <span className={`row scripted${hydrated ? '' : ' is-invisible'}`}>
            <button type="button" className="text-button" onClick={addChild}>
              {texts.addChild}
            </button>
            <button type="button" className="text-button" onClick={() => add('adult')}>
              {texts.addAdult}
            </button>
          </span>
        )}
      </div>
    </div>
  );
}
