import { fillText } from '../../shared/fill-text.ts';
import { tagOf, type Language } from '../../shared/languages.ts';
import type { SiteContent } from '../model/site-content.ts';
import { amountText, answerWriter } from './answer.ts';
import type { Tariff } from './estimate.ts';
import { ageText, childAges, firstAge } from './family.ts';

/** The sentence of the home page, with an estimate for each need; undefined if the clinic has none. */
export function visitSentence(
  { home, pricesPage, priceList, general }: SiteContent,
  language: Language,
  { needs, ...tariff }: Pick<Tariff, 'rows' | 'needs'>,
) {
  const { sentence: texts, listLink } = pricesPage;
  const visit = needs.find(({ firstVisit }) => firstVisit);
  if (!home.sentence || !texts || !visit) return undefined;
  const { firstVisit, visit: visitText, need: needText, ...words } = home.sentence;
  const answerTo = answerWriter({
    texts,
    askText: priceList.askText,
    tag: tagOf(language),
    currency: general.currency,
  });

  function answerAt(age: number, slug: string) {
    const { people, firstVisit: added } = answerTo([{ age, needs: [slug] }], { ...tariff, needs });
    const [treatment] = people.flatMap(({ treatments }) => treatments);
    const { rows = [], notes = [] } = treatment ?? {};
    const counted = treatment?.counted.slice(0, 1) ?? [];
    const isVisit = slug === visit?.slug;
    // What is paid on the first visit: the treatment and the consultation.
    const addends = [...counted, added ?? []].flat().map(({ amount, text }) => ({
      amount: amountText(amount),
      text: isVisit ? '' : text,
    }));
    if (isVisit) return { addends, text: visitText };
    const others = rows.slice(counted.length).map(({ text, amount }) => `${text}: ${amountText(amount)}.`);
    return { addends, text: [...others, ...notes].join(' ') };
  }

  /** Each from an age on, up to that of the next. */
  function answersTo(slug: string) {
    const answers = childAges.map((fromAge) => ({ fromAge, ...answerAt(fromAge, slug) }));
    const said = answers.map(({ fromAge: _, ...answer }) => JSON.stringify(answer));
    return answers.filter((_, index) => said[index] !== said[index - 1]);
  }

  return {
    ...words,
    age: firstAge,
    ages: childAges.map((age) => ageText(texts, age)),
    ageLabel: texts.ageLabel,
    needLabel: texts.needLabel,
    listLink,
    note: texts.note,
    needs: [visit, ...needs.filter((need) => need !== visit)].map((need) => ({
      slug: need.slug,
      text: need === visit ? firstVisit : fillText(needText, { need: need.name }),
      answers: answersTo(need.slug),
    })),
  };
}
