/** The contact form's draft in the tab's session storage, and whether the draft has been submitted. */
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

/** Sum of the timeouts of a submit: 20 s for loading the sending module, and 20 s for each of two attempts. */
const maxSubmitMs = minuteMs;

export const areValuesEqual = (one: DraftValues, other: DraftValues) =>
  draftFields.every((name) => one[name] === other[name]);

/** The package comes from the URL, so a package alone is no draft. */
export const isEmptyDraft = (values: DraftValues) => areValuesEqual({ ...values, package: '' }, emptyForm);

/** Returns whether this page was opened by a link or URL, and not by a reload or Back. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/**
 * Returns the stored draft. If the browser has submitted the draft, it is deleted at the next visit, since the outcome
 * page runs no script. After Back or a reload the draft stays, since the outcome may have been an error.
 */
export function readDraft(): Draft | undefined {
  const draft = readStored(contactDraft);
  if (!draft?.isSubmittedByBrowser || !isNewVisit()) return draft;
  removeStored(contactDraft);
  return undefined;
}

export function writeDraft({ values, route, language, id }: Draft) {
  if (isEmptyDraft(values)) return removeStored(contactDraft);
  const fields = Object.fromEntries(draftFields.map((name) => [name, values[name]])) as DraftValues;
  writeStored(contactDraft, { values: fields, route, language, id });
}

function updateDraft(change: Partial<Draft>) {
  const draft = readStored(contactDraft);
  if (draft) writeStored(contactDraft, { ...draft, ...change });
}

/** Stores the time of the submit and the request's id, so that after a reload the draft is sent as the same request. */
export const markSubmitted = (id: string) =>
  updateDraft({ id, submittedAt: Date.now(), isSubmittedByBrowser: false });

/** Returns whether the page was left before its last submit had a result. */
export function isSubmitPending(): boolean {
  const { submittedAt, isSubmittedByBrowser } = readStored(contactDraft) ?? {};
  return submittedAt !== undefined && !isSubmittedByBrowser && Date.now() - submittedAt < maxSubmitMs;
}

export const markSubmittedByBrowser = () => updateDraft({ isSubmittedByBrowser: true });

/** Keeps a newer draft. */
export function deleteSentDraft(id: string) {
  if (readStored(contactDraft)?.id === id) removeStored(contactDraft);
}
