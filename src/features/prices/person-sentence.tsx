import { Fragment } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { PriceSentenceTexts } from '../../content/page/page-data.ts';
import { WordChoice, interpolateElements } from './word-choice.tsx';
import { ageText, childAges, maxNeeds, type Person } from '../../prices/family.ts';

export const ageControlId = (idPrefix: string) => `${idPrefix}-age`;
export const needControlId = (idPrefix: string, index: number) => `${idPrefix}-${index}`;

type ChoiceProps = {
  texts: PriceSentenceTexts;
  person: Person;
  idPrefix: string;
  /** Set only if there are several people. */
  name: string | undefined;
  onChange: (person: Person, focusId?: string) => void;
};

type PersonSentenceProps = ChoiceProps & { isFirst: boolean; onRemove: () => void };

/** A sentence about one person, with selects for the age and each need: “I have a child of 5 …”. */
export function PersonSentence({ isFirst, onRemove, ...choiceProps }: PersonSentenceProps) {
  const { texts, person, idPrefix, name, onChange } = choiceProps;
  const { age, needs } = person;
  const hydrated = useHydrated();
  const childSentence = isFirst ? texts.child : texts.nextChild;

  function addNeed() {
    const unusedNeed = texts.needs.find(({ slug }) => !needs.includes(slug)) ?? texts.needs[0];
    if (!unusedNeed) return;
    onChange({ ...person, needs: [...needs, unusedNeed.slug] }, needControlId(idPrefix, needs.length));
  }

  function renderChoice(placeholder: string, punctuation: string) {
    if (placeholder === 'age') return <AgeChoice {...choiceProps} punctuation={punctuation} />;
    if (placeholder === 'need') return <NeedChoices {...choiceProps} punctuation={punctuation} />;
    return null;
  }

  return (
    <p className="person-sentence">
      {interpolateElements(age === 'adult' ? texts.adult : childSentence, renderChoice)}{' '}
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

const labelFor = (label: string, name: string | undefined) => (name ? `${label}, ${name}` : label);

type PunctuatedProps = ChoiceProps & { punctuation: string };

function AgeChoice({ texts, person, idPrefix, name, onChange, punctuation }: PunctuatedProps) {
  return (
    <WordChoice
      punctuation={punctuation}
      id={ageControlId(idPrefix)}
      label={labelFor(texts.ageLabel, name)}
      value={String(person.age)}
      options={childAges.map((years) => ({ value: String(years), text: ageText(texts, years) }))}
      onChoose={(years) => onChange({ ...person, age: Number(years) })}
    />
  );
}

function NeedChoices({ texts, person, idPrefix, name, onChange, punctuation }: PunctuatedProps) {
  const { needs } = person;
  const options = texts.needs.map((need) => ({ value: need.slug, text: need.name }));
  const idOf = (index: number) => needControlId(idPrefix, index);

  function changeNeed(index: number, chosen: string) {
    onChange({ ...person, needs: needs.map((slug, other) => (other === index ? chosen : slug)) });
  }

  function removeNeed(index: number) {
    onChange({ ...person, needs: needs.filter((_, other) => other !== index) }, idOf(index - 1));
  }

  return needs.map((slug, index) => {
    const choice = (
      <WordChoice
        punctuation={index === needs.length - 1 ? punctuation : ''}
        id={idOf(index)}
        label={labelFor(texts.needLabel, name)}
        value={slug}
        options={options}
        onChoose={(chosen) => changeNeed(index, chosen)}
      />
    );
    if (index === 0) return <Fragment key={idOf(index)}>{choice}</Fragment>;
    const needName = options.find(({ value }) => value === slug)?.text ?? '';
    return (
      <Fragment key={idOf(index)}>
        {' '}
        {interpolateElements(texts.alsoNeed, (placeholder) => placeholder === 'need' && choice)}
        <button
          type="button"
          className="icon-button"
          aria-label={`${texts.remove}: ${labelFor(needName, name)}`}
          onClick={() => removeNeed(index)}
        >
          <Icon name="close" />
        </button>
      </Fragment>
    );
  });
}
