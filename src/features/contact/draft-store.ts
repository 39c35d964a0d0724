import { emptyForm, formFieldNames, type FormValues } from '../../../shared/contact-fields.ts';
import { dayMs, minuteMs } from '../../../shared/durations.ts';
import { readLocal, readSession, removeLocal, writeLocal, writeSession } from '../../lib/storage.ts';

export type Draft = {
  typed: FormValues;
  id?: string | undefined;
  /** Where the draft was typed: route, language and version of the privacy policy. */
  route?: string;
  language?: string;
  consentVersion?: string;
};

type StoredDraft = Draft & {
  /** Milliseconds since 1970: the last change. */
  at: number;
  /** One id for all drafts of a tab. */
  tab?: string;
  /** Milliseconds since 1970: the press that sent this draft. */
  pressedAt?: number;
  /** The browser has sent the form natively. */
  isSubmitted?: boolean;
};

/** Session storage has this tab's draft; local storage has the newest of all tabs, for a tab that was closed. */
const key = 'contact-draft';
/** In session storage: this tab has no draft, even if another tab has one. */
const none = 'null';
/** Older drafts are deleted. */
const maxAge = dayMs;
/** Two attempts of twenty seconds, and some more. A later press has its outcome. */
const pressAge = minuteMs;

/** Reads the stored values of today's fields. Fields added by a deploy since are empty. */
function readFields(stored: unknown): FormValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = new Map<string, unknown>(Object.entries(stored));
  const values = formFieldNames.map((name) => [name, known.get(name) ?? emptyForm[name]] as const);
  if (values.some(([name, value]) => typeof value !== typeof emptyForm[name])) return undefined;
  return Object.fromEntries(values) as FormValues;
}

function parse(text: string | undefined): StoredDraft | undefined {
  try {
    const stored = JSON.parse(text ?? none) as StoredDraft | null;
    const typed = readFields(stored?.typed);
    const { id } = stored ?? {};
    return stored && typed ? { ...stored, typed, id: typeof id === 'string' ? id : undefined } : undefined;
  } catch {
    return undefined;
  }
}

const readShared = () => parse(readLocal(key));
const readOfTab = () => parse(readSession(key));
const readOwn = () => parse(readSession(key) ?? readLocal(key));

export const isSameText = (one: FormValues, other: FormValues) =>
  formFieldNames.every((name) => one[name] === other[name]);

function isShared(draft: StoredDraft | undefined): boolean {
  const shared = readShared();
  return !shared || (draft !== undefined && isSameText(shared.typed, draft.typed));
}

/** Another tab's draft in local storage is kept. */
function replaceOwn(next: StoredDraft | undefined) {
  const ofThisTab = isShared(readOwn());
  const json = next ? JSON.stringify(next) : none;
  writeSession(key, json);
  if (!ofThisTab) return;
  if (next) writeLocal(key, json);
  else removeLocal(key);
}

/** The visitor returned by Back, perhaps from a refusal. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

function isUsable({ at, isSubmitted }: StoredDraft, now: number): boolean {
  // The device's clock may have been wrong.
  return Math.abs(now - at) < maxAge && (!isSubmitted || isReturn());
}

/**
 * Returns this tab's draft, or else the newest on this device. Deletes a draft that is submitted, too old or
 * unreadable. Drops the consent if the policy has another version, or the draft is dated in the future.
 */
export function readDraft(now: number, consentVersion?: string): Draft | undefined {
  const shared = readShared();
  if (!shared || !isUsable(shared, now)) removeLocal(key);
  const stored = readOwn();
  if (!stored) return undefined;
  if (!isUsable(stored, now)) {
    writeSession(key, none);
    return undefined;
  }
  const agrees = stored.consentVersion === consentVersion && stored.at <= now;
  return { ...stored, typed: { ...stored.typed, consent: stored.typed.consent && agrees } };
}

/** In Firefox a page from the back-forward cache has the session storage of the moment it was left. */
export function refreshDraft() {
  const own = readOfTab();
  const shared = readShared();
  if (own?.tab && shared?.tab === own.tab && shared.at > own.at) writeSession(key, JSON.stringify(shared));
}

/** The package comes from the address, so alone it is no draft. */
const isEmpty = (typed: FormValues) => isSameText({ ...typed, package: '' }, emptyForm);

/** Deletes the draft if the form is empty. */
export function storeDraft(draft: Draft, now: number) {
  if (isEmpty(draft.typed)) return replaceOwn(undefined);
  const tab = readOfTab()?.tab ?? Math.random().toString(36).slice(2);
  const json = JSON.stringify({ ...draft, at: now, tab } satisfies StoredDraft);
  writeSession(key, json);
  writeLocal(key, json);
}

/** Stores a press and the id of its request, so that after a reload the draft is the same request. */
export function pressDraft(id: string) {
  const draft = readOwn();
  if (draft) replaceOwn({ ...draft, id, pressedAt: Date.now() });
}

/** Whether the page was left before its last press had an outcome. */
export function isPressUnderWay(): boolean {
  const { pressedAt, isSubmitted } = readOwn() ?? {};
  return pressedAt !== undefined && !isSubmitted && Math.abs(Date.now() - pressedAt) < pressAge;
}

/** For a native submit: the answer runs no script, so the next page deletes the draft. */
export function submitDraft() {
  const draft = readOwn();
  if (draft) replaceOwn({ ...draft, isSubmitted: true });
}

/** Deletes the draft of a sent request; a newer draft stays. */
export function dropDraft(id: string) {
  if (readOwn()?.id === id) replaceOwn(undefined);
}
