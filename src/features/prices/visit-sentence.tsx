import { useState } from 'react';
import { priceListId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { WordChoice, withElements } from './word-choice.tsx';
import './price-sentence.css';
import './visit-sentence.css';

/** The sentence for one child, with the price and a link to the prices page. */
export function VisitSentence() {
  const { sentence } = useContent('home');
  const [age, setAge] = useState(sentence?.age ?? 0);
  const [chosen, setChosen] = useState('');
  const [visit] = sentence?.needs ?? [];
  if (!sentence || !visit) return null;
  const { child, ages, needs, ageLabel, needLabel, listLink, note } = sentence;
  const need = needs.find(({ slug }) => slug === chosen) ?? visit;
  const answer = need.answers.findLast(({ fromAge }) => fromAge <= age);

  const ageChoice = (end: string) => (
    <WordChoice
      end={end}
      label={ageLabel}
      value={String(age)}
      options={ages.map((text, index) => ({ value: String(index + 1), text }))}
      onChoose={(years) => setAge(Number(years))}
    />
  );

  const needChoice = (end: string) => (
    <WordChoice
      end={end}
      label={needLabel}
      value={need.slug}
      options={needs.map(({ slug, text }) => ({ value: slug, text }))}
      onChoose={setChosen}
    />
  );

  return (
    <div className="visit-sentence container">
      <p className="person-sentence large-words">
        {withElements(child, { age: ageChoice, need: needChoice })}
      </p>
      <div role="status" className="visit-sentence__answer">
        <ul className="addends">
          {answer?.addends.map(({ amount, text }, index) => (
            <li key={text}>
              <span className="price-sum">{index > 0 ? `+ ${amount}` : amount}</span>{' '}
              {text && <span className="small">{text}</span>}
            </li>
          ))}
        </ul>
        <p className="small">{need === visit ? answer?.text : `${answer?.text} ${note}`}</p>
      </div>
      <PageLink
        className="more-link"
        to={{ route: 'prices' }}
        fragment={priceListId}
        query={`pentru=${age}.${need.slug}`}
      >
        {listLink}
      </PageLink>
    </div>
  );
}
