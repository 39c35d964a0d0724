import * as v from 'valibot';
import { pageMeta, text, textWith } from './fields.ts';

/** The page of a request that was sent, and the confirmation of it by e-mail. */
export const requestSentPage = v.object({
  title: text,
  lead: text,
  keptTitle: textWith('reference'),
  keptLead: text,
  sentAt: textWith('day', 'time'),
  nextTitle: text,
  callTime: textWith('day', 'part'),
  confirmation: text,
  changeTitle: text,
  changeText: text,
  print: text,
  mailSubject: textWith('reference'),
  mailTitle: text,
  mailChange: text,
  mailNotMine: text,
  meta: pageMeta,
});
