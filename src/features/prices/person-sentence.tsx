import { Fragment } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { PriceSentenceTexts } from '../../content/page/page-data.ts';
import { WordChoice, interpolateElements } from './word-choice.tsx';
import { ageText, childAges, maxNeeds, type Person } from '../../prices/family.ts';

type PersonSentenceProps = {
  texts: PriceSentenceTexts;
  person: Person;
  /** Prefix of the controls' ids, which end in `-age` and, for the needs, in `-0`, `-1` … */
  id: string;
  isFirst: boolean;
  /** Set only if there are several people. */
  name: string | undefined;
  /** `focus` is the id of the control to focus next. */
  onChange: (person: Person, focus?: string) => void;
  onRemove: () => void;
};

/** A sentence about one person, with selects for the age and each need: “I have a child of 5 …”. */
export function PersonSentence({
  texts,
  person,
  id,
  isFirst,
  name,
  onChange,
  onRemove,
}: PersonSentenceProps) {
  const hydrated = useHydrated();
  const { age, needs } = person;
  const needId = (index: number) => `${id}-${index}`;
  const labelOf = (label: string) => (name ? `${label}, ${name}` : label);
  const changeNeeds = (slugs: string[], focus?: string) => onChange({ ...person, needs: slugs }, focus);

  const removeNeed = (index: number) =>
    changeNeeds(
      needs.filter((_, other) => other !== index),
      needId(index - 1),
    );

  const ageChoice = (punctuation: string) => (
    <WordChoice
      punctuation={punctuation}
      id={`${id}-age`}
      label={labelOf(texts.ageLabel)}
      value={String(age)}
      options={childAges.map((years) => ({ value: String(years), text: ageText(texts, years) }))}
      onChoose={(years) => onChange({ ...person, age: Number(years) })}
    />
  );

  const needChoice = (index: number, punctuation: string) => (
    <WordChoice
      punctuation={punctuation}
      id={needId(index)}
      label={labelOf(texts.needLabel)}
      value={needs[index] ?? ''}
      options={texts.needs.map((need) => ({ value: need.slug, text: need.name }))}
      onChoose={(chosen) => changeNeeds(needs.map((each, other) => (other === index ? chosen : each)))}
    />
  );

  const needChoices = (punctuation: string) =>
    needs.map((slug, index) => {
      const isLast = index === needs.length - 1;
      const choice = needChoice(index, isLast ? punctuation : '');
      if (index === 0) return <Fragment key={needId(index)}>{choice}</Fragment>;
      const needName = texts.needs.find((need) => need.slug === slug)?.name ?? '';
      return (
        <Fragment key={needId(index)}>
          {' '}
          {interpolateElements(texts.alsoNeed, { need: () => choice })}
          <button
            type="button"
            className="icon-button"
            aria-label={`${texts.remove}: ${labelOf(needName)}`}
            onClick={() => removeNeed(index)}
          >
            <Icon name="close" />
          </button>
        </Fragment>
      );
    });

  function addNeed() {
    const unusedNeed = texts.needs.find(({ slug }) => !needs.includes(slug)) ?? texts.needs[0];
    if (unusedNeed) changeNeeds([...needs, unusedNeed.slug], needId(needs.length));
  }

  const childSentence = isFirst ? texts.child : texts.nextChild;
  return (
    <p className="person-sentence">
      {interpolateElements(age === 'adult' ? texts.adult : childSentence, {
        age: ageChoice,
        need: needChoices,
      })}{' '}
      {needs.length < maxNeeds && (
        <button
          type="button"
          className={`text-button scripted${hydrated ? '' : ' is-invisible'}`}
          onClick={addNeed}
        >
          {texts.addNeed}
          {name && <span className="visually-hidden">{`, ${name}`}</span>}
        </button>
      )}{' '}
      {name && (
        <button type="button" className="text-button" onClick={onRemove}>
          {texts.remove}
          <span className="visually-hidden">{`: ${name}`}</span>
        </button>
      )}
    </p>
  );
}
