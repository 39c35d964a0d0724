import { fillText } from '../../shared/fill-text.ts';
import { tagOf, type Language } from '../../shared/languages.ts';
import { sumWriter } from './amounts.ts';
import { contentIn, type SiteContents } from '../model/site-content.ts';
import { addFirstVisit, estimateFor, sumTextWriter, treatmentsOf } from './estimate.ts';
import { ageText, childAges, firstAge } from './family.ts';
import { listNeeds, listPrices } from './price-rows.ts';

/** For a child from this age on, up to the age of the next answer. */
type VisitAnswer = {
  fromAge: number;
  /** `200 RON` or `de la 300 RON pe canal`; empty where the price list has no answer. */
  sum: string;
  text: string;
};

/** The sentence of the home page, with an estimate for each need; undefined if the clinic has none. */
export function visitSentence(contents: SiteContents, language: Language) {
  const { home, pricesPage, priceList, general } = contentIn(contents, language);
  const { sentence: texts, siblingDiscount, listLink } = pricesPage;
  const needs = listNeeds(contents, language);
  const visit = needs.find(({ firstVisit }) => firstVisit);
  if (!home.sentence || !texts || !visit) return undefined;
  const { firstVisit, visit: visitText, need: needText, ...words } = home.sentence;
  const doctor = home.doctor?.shown.name;
  const categories = listPrices(contents, language);
  const writeSum = sumWriter(tagOf(language), general.currency);
  const sumText = sumTextWriter(texts.startingAt, writeSum);

  function answerAt(age: number, slug: string): Omit<VisitAnswer, 'fromAge'> {
    const child = { age, needs: [slug] };
    const treatments = treatmentsOf(child, needs, categories);
    const { total, isOpen } = estimateFor([{ isChild: true, treatments }], siblingDiscount);
    const { rows = [], younger } = treatments[0] ?? {};
    const [row] = rows;
    const sum = row ? [sumText(total, isOpen), row.unit].filter(Boolean).join(' ') : '';
    if (slug === visit?.slug) return { sum, text: doctor ? fillText(visitText, { doctor }) : '' };
    const added = row && addFirstVisit([child], needs, categories, siblingDiscount);
    const said = [
      row ? row.added : (younger?.text ?? priceList.askText),
      added && fillText(added.text, { price: writeSum(added.total) }),
    ];
    return { sum, text: said.filter(Boolean).join(' ') };
  }

  function answersTo(slug: string): VisitAnswer[] {
    const atEachAge = childAges.map((age) => ({ fromAge: age, ...answerAt(age, slug) }));
    return atEachAge.filter(({ sum, text }, index) => {
      const before = atEachAge[index - 1];
      return sum !== before?.sum || text !== before.text;
    });
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
