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
import { PersonSentence } from './person-sentence.tsx';
import { PriceSlip } from './price-slip.tsx';
import { useFamily } from './use-family.ts';
import './price-sentence.css';

const personId = (index: number) => `sentence-${index}`;

type PriceSentenceProps = {
  texts: PriceSentenceTexts;
  siblingOffer: ReactNode;
};

/** A sentence for each person of the family, and the estimate of the costs. */
export function PriceSentence({ texts, siblingOffer }: PriceSentenceProps) {
  const { categories, askText } = useContent('priceList');
  const { siblingDiscount } = useContent('pricesPage');
  const { currency } = useContent('general');
  const tag = tagOf(useLanguage());
  const hydrated = useHydrated();
  const { family, isChosen, setFamily } = useFamily(texts.needs);

  const nextFocus = useRef('');
  useEffect(() => {
    if (nextFocus.current) document.getElementById(nextFocus.current)?.focus();
    nextFocus.current = '';
  });

  const rows = useMemo(
    () => new Map(categories.flatMap(({ items }) => items.map((row) => [row.id, row] as const))),
    [categories],
  );
  const buildSlip = createSlipBuilder({ texts, askText, tag, currency });
  const slip = buildSlip(family, { rows, needs: texts.needs, siblingDiscount });
  const message = toPlainText([texts.messageOpening, ...messageLines(slip), ''].join('\n'));

  /** `focus` is the id of the control to focus next. */
  function change(newFamily: Person[], focus = '') {
    nextFocus.current = focus;
    setFamily(newFamily);
  }

  /** The new person has the first need of the last person. */
  function add(age: Person['age']) {
    const needs = family.at(-1)?.needs.slice(0, 1) ?? [];
    const index = family.length;
    change([...family, { age, needs }], `${personId(index)}-${age === 'adult' ? 0 : 'age'}`);
  }

  /** The next child is two years younger than the last child. */
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
          id={personId(index)}
          isFirst={index === 0}
          name={family.length > 1 ? slip.names[index] : undefined}
          onChange={(changed, focus) =>
            change(
              family.map((each, other) => (other === index ? changed : each)),
              focus,
            )
          }
          onRemove={() =>
            change(
              family.filter((_, other) => other !== index),
              `${personId(0)}-0`,
            )
          }
        />
      ))}
      <PriceSlip slip={slip} />
      <p className="small">
        {siblingOffer}
        <span className="muted">{texts.note}</span>
      </p>
      <div className="row print-hidden">
        <MessageLink message={isChosen ? message : undefined} />
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
