import type { ContactRequest } from '../../../shared/contact-request.ts';
import { referenceOf, requestKey } from './request-reference.ts';

/** What the queue holds: everything the mail is made of, so that each attempt makes the same mail. */
export type DeliveryTask = {
  /** The task's name and the mail's Message-ID. */
  key: string;
  reference: string;
  /** ISO 8601; the mail's Date. */
  receivedAt: string;
  request: ContactRequest;
  /** Why it looks written by a machine, in words for the desk. Nothing: it does not. */
  suspicions?: string[];
};

/** A task that goes the way of a request as far as the mail server, and is no mail. */
export type ProbeTask = { key: string; isProbe: true };

/** The task that brings a checked request to the clinic. */
export function deliveryTask(request: ContactRequest, receivedAt: Date): DeliveryTask {
  const key = requestKey(request, receivedAt);
  return { key, reference: referenceOf(key), receivedAt: receivedAt.toISOString(), request };
}
