/** Ids that links within the site use as fragments. */
export const priceListId = 'lista';

export const contactFormId = 'programare';

export const packagesId = 'promotii';

export const estimateId = 'estimare';

export const paymentId = 'plata';

export const siblingConditionsId = 'conditii-reducere';

export const packageConditionsId = 'conditii-pachete';

export const packageId = (index: number) => `pachet-${index + 1}`;

export const forParentsId = 'parinti';

export const sectionId = (position: number) => `section-${position + 1}`;

export const hospitalId = 'spital';
