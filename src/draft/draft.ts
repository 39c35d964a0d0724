import { emptyForm } from '../../shared/contact-fields.ts';
import { minuteMs } from '../../shared/durations.ts';
import {
  contactDraft,
  draftFields,
  readStored,
  removeStored,
  writeStored,
  type Draft,
  type DraftValues,
} from '../lib/stored.ts';

/** Two attempts of twenty seconds, and some more: an older submit has had its result. */
const longestSubmitMs = minuteMs;

export const isSameText = (one: DraftValues, other: DraftValues) =>
  draftFields.every((name) => one[name] === other[name]);

/** The package comes from the address, so alone it is no draft. */
export const isEmpty = (typed: DraftValues) => isSameText({ ...typed, package: '' }, emptyForm);

/** Whether the visitor opened this page by a link or an address. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/**
 * Deletes a draft that the browser has sent itself, whose answer runs no script. Whoever returns by Back, or loads the
 * page again afterwards, may have seen a refusal.
 */
export function readDraft(): Draft | undefined {
  const draft = readStored(contactDraft);
  if (!draft?.isPosted || !isNewVisit()) return draft;
  removeStored(contactDraft);
  return undefined;
}

/** Deletes the draft of an emptied form. */
export function storeDraft({ typed, route, language, id }: Draft) {
  if (isEmpty(typed)) return removeStored(contactDraft);
  const fields = Object.fromEntries(draftFields.map((name) => [name, typed[name]])) as DraftValues;
  writeStored(contactDraft, { typed: fields, route, language, id });
}

function changeDraft(change: Partial<Draft>) {
  const draft = readStored(contactDraft);
  if (draft) writeStored(contactDraft, { ...draft, ...change });
}

/** Stores when the form was submitted, and the id of its request, so that after a reload the draft is the same request. */
export const markSubmitted = (id: string) => changeDraft({ id, submittedAt: Date.now(), isPosted: false });

/** whether the page was left before its last submit had a result. */
export function isSubmitPending(): boolean {
  const { submittedAt, isPosted } = readStored(contactDraft) ?? {};
  return submittedAt !== undefined && !isPosted && Date.now() - submittedAt < longestSubmitMs;
}

/** For a form that the browser posts. */
export const markPosted = () => changeDraft({ isPosted: true });

/** Deletes the draft of a sent request; a newer draft stays. */
export function dropDraft(id: string) {
  if (readStored(contactDraft)?.id === id) removeStored(contactDraft);
}
