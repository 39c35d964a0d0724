import { useEffect, useRef, type ReactNode } from 'react';
import { fillText } from '../../../shared/fill-text.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { PriceSentenceTexts } from '../../content/page/page-data.ts';
import { estimateId } from '../../content/page/page-fragments.ts';
import { toPlainText } from '../../lib/no-break.ts';
import { useContent } from '../../content/use-content.ts';
import { tagOf } from '../../../shared/languages.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { amountWriter, sumWriter } from '../../prices/amounts.ts';
import { EstimateRows } from './estimate-rows.tsx';
import { addFirstVisit, estimateFor, sumTextWriter, treatmentsOf } from '../../prices/estimate.ts';
import { ageText, mostPeople, type Person } from '../../prices/family.ts';
import { PersonSentence } from './person-sentence.tsx';
import { PricesActions } from './prices-actions.tsx';
import { useFamily } from './use-family.ts';
import './price-sentence.css';

const idOf = (index: number) => `sentence-${index}`;

type PriceSentenceProps = {
  texts: PriceSentenceTexts;
  /** The sibling discount, above the buttons that add people. */
  offer: ReactNode;
};

/** Asks in a sentence who needs which treatment, and answers with the sum. Visitors add people and treatments. */
export function PriceSentence({ texts, offer }: PriceSentenceProps) {
  const { categories } = useContent('priceList');
  const { siblingDiscount } = useContent('pricesPage');
  const { currency } = useContent('general');
  const tag = tagOf(useLanguage());
  const writeSum = sumWriter(tag, currency);
  const sumText = sumTextWriter(texts.startingAt, writeSum);
  const hydrated = useHydrated();
  const { family, isChosen, setFamily } = useFamily(texts.needs);

  const nextFocus = useRef('');
  useEffect(() => {
    if (nextFocus.current) document.getElementById(nextFocus.current)?.focus();
    nextFocus.current = '';
  });

  const { people, total, isOpen } = estimateFor(
    family.map((person) => ({
      isChild: person.age !== 'adult',
      treatments: treatmentsOf(person, texts.needs, categories),
    })),
    siblingDiscount,
  );
  const firstVisit = addFirstVisit(family, texts.needs, categories, siblingDiscount);
  const firstVisitText =
    firstVisit && total.high > 0 && fillText(firstVisit.text, { price: writeSum(firstVisit.total) });
  const isSeveral = family.length > 1;
  const [first, ...others] = people.flatMap(({ treatments }) => treatments);
  const only = others.length === 0 ? first : undefined;
  const onlyRow = only?.rows[0];
  const note = only?.younger?.text ?? onlyRow?.added;
  // A sum with additions is not called a total.
  const isTotal = others.length > 0 && !isOpen && !firstVisitText;
  const names = family.map(({ age }, index) => {
    const name = age === 'adult' ? texts.adultName : texts.childName;
    return isSeveral ? `${name} ${people[index]?.position}` : name;
  });

  function change(changed: Person[], focus = '') {
    nextFocus.current = focus;
    setFamily(changed);
  }

  function add(age: Person['age']) {
    const needs = family.at(-1)?.needs.slice(0, 1) ?? [];
    const index = family.length;
    change([...family, { age, needs }], `${idOf(index)}-${age === 'adult' ? 0 : 'age'}`);
  }

  function addChild() {
    const years = family.flatMap(({ age }) => (age === 'adult' ? [] : age)).at(-1) ?? 7;
    add(Math.max(1, years - 2));
  }

  function message(): string {
    const lines = people.map((person, index) => {
      const { treatments, percent } = person;
      const age = family[index]?.age ?? 'adult';
      const who = age === 'adult' ? names[index] : `${names[index]}, ${ageText(texts, age)}`;
      const sum = sumText(person.total, person.isOpen);
      const discount = percent > 0 ? `, −${percent}%` : '';
      const wanted = `${who}: ${treatments.map(({ name }) => name).join(', ')}`;
      return sum ? `${wanted} (${sum}${discount})` : wanted;
    });
    const all = `${isTotal ? `${texts.total}: ` : ''}${sumText(total, isOpen)}`;
    const more = [note, firstVisitText];
    return toPlainText(
      [texts.messageOpening, ...lines, isSeveral && all, ...more, '']
        .filter((line) => line !== undefined && line !== false)
        .join('\n'),
    );
  }

  return (
    <div
      className={`price-sentence${isSeveral ? ' price-sentence--several' : ''}${isChosen ? ' is-chosen' : ' print-hidden'}`}
      id={estimateId}
    >
      {family.map((person, index) => (
        <PersonSentence
          key={idOf(index)}
          texts={texts}
          person={person}
          id={idOf(index)}
          isFirst={index === 0}
          name={isSeveral ? names[index] : undefined}
          onChange={(changed, focus) =>
            change(
              family.map((each, other) => (other === index ? changed : each)),
              focus,
            )
          }
          onRemove={() =>
            change(
              family.filter((_, other) => other !== index),
              `${idOf(0)}-0`,
            )
          }
        />
      ))}
      <div role="status" className="price-answer">
        <p className={`price-sum${total.high > total.low && !isOpen ? ' price-sum--range' : ''}`}>
          {total.high > 0 && (
            <>
              {isTotal && <span className="visually-hidden">{`${texts.total}: `}</span>}
              {isOpen && <small>{`${texts.startingAt} `}</small>}
              <span>{amountWriter(tag)(isOpen ? { ...total, high: total.low } : total)}</span>
              <small>{` ${currency}`}</small>
              {onlyRow?.unit && <span className="price-sum__unit">{` ${onlyRow.unit}`}</span>}
            </>
          )}
        </p>
        {note && <p>{note}</p>}
      </div>
      {firstVisitText && <p>{firstVisitText}</p>}
      <EstimateRows
        texts={texts}
        people={people}
        names={isSeveral ? names : []}
        hasNotes={!only}
        sumText={sumText}
      />
      {offer}
      {family.length < mostPeople && (
        <p className={`row scripted${hydrated ? '' : ' is-waiting'}`}>
          <button type="button" className="text-button" onClick={addChild}>
            {texts.addChild}
          </button>
          <button type="button" className="text-button" onClick={() => add('adult')}>
            {texts.addAdult}
          </button>
        </p>
      )}
      <p className="small muted">{texts.note}</p>
      <PricesActions message={isChosen ? message() : undefined} />
    </div>
  );
}
