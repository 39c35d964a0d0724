import type { ContentType } from './define/content-type.ts';
import type { Field } from './define/model-field.ts';

/**
 * Returns the fields with facts about a clinic, which another clinic with this content must change or confirm one by one.
 * Excludes `index`, a number that only sorts entries, and links to entries, which have facts of their own.
 */
export function factFields({ id: type, fields }: ContentType): string[] {
  return Object.entries(fields).flatMap(([id, field]) => {
    const isFact = factTypes.has(type) || factTexts.has(`${type}.${id}`) || field.isIdentifying || isNumberOrDate(field);
    return isFact && id !== 'index' && !linksEntries(field) ? [id] : [];
  });
}

/** Returns the texts of an entry that a clinic confirms together. */
export function proseFields(type: ContentType): string[] {
  if (!proseTypes.has(type.id)) return [];
  const facts = factFields(type);
  return Object.keys(type.fields).filter((id) => type.fields[id]?.isLocalized && !facts.includes(id));
}

/** Each field of these types is a fact. */
const factTypes = new Set('contactDetails doctor openingHours partner'.split(' '));

/** Other facts, as `contentType.field`. */
const factTexts = new Set('accessibility.updated contactForm.lead contactPage.lead emergenciesPage.closedMessage emergenciesPage.hospitalAddress emergenciesPage.hospitalMapUrl emergenciesPage.hospitalName firstVisitPage.priceText footer.copyright home.buildingFact home.donationAmount home.donationText home.visitLength package.priceLabel privacy.updated priceItem.exampleText terms.updated'.split(' '));

/** Types with texts that a dentist, a lawyer or the person who answers the phone confirms. */
const proseTypes = new Set('about accessibility articleTeaser careLevel contactForm contactPage emergenciesPage emergencySituation feature firstVisitPage footer home legalSection package priceAddition pricesPage requestSentPage service sharedSigns storyScene textBlock'.split(' '));

const isNumberOrDate = ({ storage: { type } }: Field) => type === 'Integer' || type === 'Date';

const linksEntries = ({ storage: { linkType, items } }: Field) => (linkType ?? items?.linkType) === 'Entry';
