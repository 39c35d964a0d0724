import { emptyForm } from '../../shared/contact-fields.ts';
import { minuteMs } from '../../shared/durations.ts';
import {
  draftFields,
  newestDraft,
  readStored,
  removeStored,
  tabDraft,
  writeStored,
  type Draft,
  type DraftValues,
} from '../lib/stored.ts';

/** Two attempts of twenty seconds, and some more: an older press has had its outcome. */
const longestPress = minuteMs;

export const isSameText = (one: DraftValues, other: DraftValues) =>
  draftFields.every((name) => one[name] === other[name]);

/** The package comes from the address, so alone it is no draft. */
export const isEmpty = (typed: DraftValues) => isSameText({ ...typed, package: '' }, emptyForm);

/** This tab's draft; in a new tab the newest of all. */
function readOwn() {
  const own = readStored(tabDraft);
  const newest = readStored(newestDraft);
  // In Firefox a page from the back-forward cache has the session storage of the moment it was left.
  const isOlder = own?.value && newest && own.value.tab === newest.value.tab && own.at < newest.at;
  return own && !isOlder ? own : newest;
}

const isNewestOwn = () => {
  const newest = readStored(newestDraft);
  return !newest || newest.value.tab === readOwn()?.value?.tab;
};

/** The newest draft is left alone where it is another tab's. */
function replaceOwn(next: Draft | undefined, replacesNewest = isNewestOwn()) {
  const tab = readStored(tabDraft)?.value?.tab ?? Math.random().toString(36).slice(2);
  const draft = next && { ...next, tab };
  writeStored(tabDraft, draft ?? null);
  if (!replacesNewest) return;
  if (draft) writeStored(newestDraft, draft);
  else removeStored(newestDraft);
}

/** The visitor returned by Back, perhaps from a refusal. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

/** Deletes a draft that the browser has sent itself: its answer runs no script. */
export function readDraft(): Draft | undefined {
  const draft = readOwn()?.value ?? undefined;
  if (draft?.sentBy !== 'browser' || isReturn()) return draft;
  replaceOwn(undefined);
  return undefined;
}

/** The newest of all tabs from now on. Deletes the draft of an emptied form. */
export function storeDraft(draft: Draft) {
  if (isEmpty(draft.typed)) return replaceOwn(undefined);
  const typed = Object.fromEntries(draftFields.map((name) => [name, draft.typed[name]])) as DraftValues;
  replaceOwn({ ...draft, typed }, true);
}

/** Stores a press and the id of its request, so that after a reload the draft is the same request. */
export function pressDraft(id: string) {
  const draft = readOwn()?.value;
  if (draft) replaceOwn({ ...draft, id, sentBy: 'scripts' });
}

/** Whether the page was left before its last press had an outcome. */
export function isPressUnderWay(): boolean {
  const { at, value } = readOwn() ?? { at: 0 };
  return value?.sentBy === 'scripts' && Date.now() - at < longestPress;
}

/** For a native submit. */
export function submitDraft() {
  const draft = readOwn()?.value;
  if (draft) replaceOwn({ ...draft, sentBy: 'browser' });
}

/** Deletes the draft of a sent request; a newer draft stays. */
export function dropDraft(id: string) {
  if (readOwn()?.value?.id === id) replaceOwn(undefined);
}
