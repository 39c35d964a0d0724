export const contactFormId = 'programare';
export const estimateId = 'estimare';
export const forParentsId = 'parinti';
export const hospitalId = 'spital';
export const packageConditionsId = 'conditii-pachete';
export const packagesId = 'promotii';
export const paymentId = 'plata';
export const priceListId = 'lista';
export const siblingConditionsId = 'conditii-reducere';

export const packageId = (index: number) => `pachet-${index + 1}`;
export const sectionId = (position: number) => `section-${position + 1}`;
