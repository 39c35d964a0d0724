/** Apart from the code of starts, which few visits need. */
export const startsKey = 'emergency-starts';
