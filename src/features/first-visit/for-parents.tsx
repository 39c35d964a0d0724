import { Fragment } from 'react';
import { MoreLink } from '../../components/more-link.tsx';
import { ContactLink } from '../../content/contact-link.tsx';
import { forParentsId, priceListId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { noBreak } from '../../lib/no-break.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import type { SiteContent } from '../../model/site-content.ts';
import './first-visit.css';

export function ForParents() {
  const texts = useContent('firstVisitPage');
  const { currency } = useContent('general');
  const { bringTitle, bringItems, priceTitle, priceText, price, priceLink, parentNotes = [] } = texts;
  return (
    <section className="section for-parents background-surface-2 print-hidden">
      <div className="container text-blocks">
        <div>
          <h2 id={forParentsId} lang={fieldLang(texts, 'parentsTitle')}>
            {texts.parentsTitle}
          </h2>
          <ContactLink />
        </div>
        <dl>
          <dt lang={fieldLang(texts, 'bringTitle')}>{bringTitle}</dt>
          <dd>
            <ul className="bullets" lang={fieldLang(texts, 'bringItems')}>
              {bringItems.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </dd>
          <dt lang={fieldLang(texts, 'priceTitle')}>{priceTitle}</dt>
          <dd>
            <p lang={fieldLang(texts, 'priceText')}>{priceText}</p>
            {price && (
              <p className="for-parents__price">
                <span lang={price.lang}>{price.label}</span> <b>{`${price.amount}${noBreak}${currency}`}</b>
              </p>
            )}
            <MoreLink to={{ route: 'prices' }} fragment={price?.id ?? priceListId}>
              {priceLink}
            </MoreLink>
          </dd>
          {texts.words && <PhrasesToSay {...texts.words} />}
          {parentNotes.map((note) => (
            <Fragment key={note.title}>
              <dt lang={fieldLang(note, 'title')}>{note.title}</dt>
              <dd lang={fieldLang(note, 'text')}>{note.text}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </section>
  );
}

type PhrasesToSayProps = NonNullable<SiteContent['firstVisitPage']['words']>;

function PhrasesToSay(words: PhrasesToSayProps) {
  const { title, text, say, avoid, pairs } = words;
  return (
    <>
      <dt lang={fieldLang(words, 'title')}>{title}</dt>
      <dd>
        <p lang={fieldLang(words, 'text')}>{text}</p>
        <table className="for-parents__words">
          <thead>
            <tr>
              <th scope="col">{say}</th>
              <th scope="col">{avoid}</th>
            </tr>
          </thead>
          <tbody lang={fieldLang(words, 'pairs')}>
            {pairs.map(([good, bad]) => (
              <tr key={good}>
                <td>{good}</td>
                <td className="muted">{bad}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </dd>
    </>
  );
}
