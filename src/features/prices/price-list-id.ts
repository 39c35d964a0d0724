/** Where links to the price list lead. */
export const priceListId = 'lista';
