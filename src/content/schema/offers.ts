import * as v from 'valibot';
import { answers, text } from './fields.ts';

const blocks = v.optional(answers);

export const offerConditions = v.object({
  siblingTitle: text,
  siblingConditions: blocks,
  packagesTitle: text,
  packageConditions: blocks,
});

export const payment = v.object({ title: text, blocks });

export const familyEstimate = v.object({
  title: text,
  lead: text,
  open: text,
  opening: text,
  failed: text,
  child: text,
  adult: text,
  addChild: text,
  addAdult: text,
  full: text,
  treatment: text,
  choose: text,
  add: text,
  remove: text,
  added: text,
  removed: text,
  listPrice: text,
  discount: text,
  minus: text,
  total: text,
  grandTotal: text,
  notDiscounted: text,
  noDiscount: text,
  rule: text,
  excluded: text,
  note: text,
  message: text,
  messageOpening: text,
  print: text,
});
