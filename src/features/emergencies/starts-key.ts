/** Where starts are stored; apart from their code, which few visits need. */
export const startsKey = 'emergency-starts';
