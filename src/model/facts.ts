/** What is true of one clinic, and must be written or confirmed by the next. */
import type { ContentType } from './define/content-type.ts';
import type { Field } from './define/model-field.ts';

/** Each field of these is a fact. */
const factTypes = new Set('contactDetails doctor openingHours partner'.split(' '));

/** Facts in words. */
const factTexts = new Set('accessibility.updated contactForm.lead contactPage.lead emergenciesPage.closedMessage emergenciesPage.hospitalAddress emergenciesPage.hospitalMapUrl emergenciesPage.hospitalName firstVisitPage.priceText footer.copyright home.buildingFact home.donationAmount home.donationText home.visitLength package.priceLabel privacy.updated priceItem.exampleText terms.updated'.split(' '));

/** The texts of each of these are read as a whole: by a dentist, a lawyer, or who answers the telephone. */
const proseTypes = new Set('about accessibility articleTeaser careLevel contactForm contactPage emergenciesPage emergencySituation feature firstVisitPage footer home legalSection package priceAddition pricesPage requestSentPage service sharedSigns storyScene textBlock'.split(' '));

const isFigure = ({ storage: { type } }: Field) => type === 'Integer' || type === 'Date';

const linksEntries = ({ storage: { linkType, items } }: Field) => (linkType ?? items?.linkType) === 'Entry';

/** The fields that are facts of their own: figures, days, names, contact data. `index` is an order. */
export function factFields({ id: type, fields }: ContentType): string[] {
  return Object.entries(fields).flatMap(([id, field]) => {
    const isFact = factTypes.has(type) || factTexts.has(`${type}.${id}`) || field.isIdentifying || isFigure(field);
    return isFact && id !== 'index' && !linksEntries(field) ? [id] : [];
  });
}

/** The fields that are one fact together: "read, and true of us". */
export function proseFields(type: ContentType): string[] {
  const facts = factFields(type);
  return proseTypes.has(type.id) ? Object.keys(type.fields).filter((id) => type.fields[id]?.isLocalized && !facts.includes(id)) : [];
}
