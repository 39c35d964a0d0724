/** Where links to a list of prices lead. */
export const priceListId = 'lista';

/** Where links to the contact form lead, on every page that has one. */
export const contactFormId = 'programare';

/** Where links to the packages lead. */
export const packagesId = 'promotii';

/** Where links to the sentence with a price lead. */
export const estimateId = 'estimare';

/** Where links to what is said about paying lead. */
export const paymentId = 'plata';

/** Where links to a package lead, by its index. */
export const packageId = (index: number) => `pachet-${index + 1}`;

/** Where links to the parents' part of the first visit lead. */
export const forParentsId = 'parinti';

/** Where links to a section of a legal text lead. */
export const sectionId = (position: number) => `section-${position + 1}`;

/** Where links to the hospital lead that is open when the clinic is not. */
export const hospitalId = 'spital';
