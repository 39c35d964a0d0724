import { emptyForm, formFieldNames, type FormValues } from '../../../shared/contact-fields.ts';
import { readLocal, readSession, removeLocal, writeLocal, writeSession } from '../../lib/storage.ts';

export type Draft = {
  typed: FormValues;
  id?: string | undefined;
  /** The page it was typed on: its route, its language and the version of the privacy policy that it names. */
  route?: string;
  language?: string;
  consentVersion?: string;
};

type StoredDraft = Draft & {
  /** Milliseconds since 1970 of the last change. */
  at: number;
  /** The browser has sent it itself. */
  isSubmitted?: boolean;
};

/** In session storage the draft of this tab, in local storage the last one of any tab, for when a tab is closed. */
const key = 'contact-draft';
/** In session storage: this tab has none, whatever another one has. */
const none = 'null';
/** Milliseconds after which a draft is no longer used. */
const maxAge = 24 * 60 * 60_000;

/** What is stored of the fields there are now. A field that came with a deploy since is empty. */
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
    return stored && typed ? { ...stored, typed } : undefined;
  } catch {
    return undefined;
  }
}

const readShared = () => parse(readLocal(key));
const readOwn = () => parse(readSession(key) ?? readLocal(key));

export const isSameText = (one: FormValues, other: FormValues) =>
  formFieldNames.every((name) => one[name] === other[name]);

function isShared(draft: StoredDraft | undefined): boolean {
  const shared = readShared();
  return !shared || (draft !== undefined && isSameText(shared.typed, draft.typed));
}

/** A draft of another tab stays as it is. */
function replaceOwn(next: StoredDraft | undefined) {
  const ofThisTab = isShared(readOwn());
  const json = next ? JSON.stringify(next) : none;
  writeSession(key, json);
  if (!ofThisTab) return;
  if (next) writeLocal(key, json);
  else removeLocal(key);
}

/** The visitor has come back to the form by Back: perhaps the function refused it. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

function isUsable({ at, isSubmitted }: StoredDraft, now: number): boolean {
  // A clock may have been wrong, then or now.
  return Math.abs(now - at) < maxAge && (!isSubmitted || isReturn());
}

/**
 * The draft of this tab, or else the last one on this device; undefined when there is none. One that is submitted, too old or
 * unreadable is deleted. Consent is not given again where the policy has another version, or the draft comes from the future.
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

/** Undefined for a form that is empty again. */
export function storeDraft(draft: Draft | undefined, now: number) {
  if (!draft) return replaceOwn(undefined);
  const json = JSON.stringify({ ...draft, at: now } satisfies StoredDraft);
  writeSession(key, json);
  writeLocal(key, json);
}

/** Gives the draft the id of the request it is sent as, so that after a reload it is still the same request. */
export function nameDraft(id: string) {
  const draft = readOwn();
  if (draft) replaceOwn({ ...draft, id });
}

/** For a form that the browser sends itself: the answer runs no script, so the page after it deletes the draft. */
export function submitDraft() {
  const draft = readOwn();
  if (draft) replaceOwn({ ...draft, isSubmitted: true });
}

/** Deletes the draft that was sent as this request; a later draft stays. */
export function dropDraft(id: string) {
  if (readOwn()?.id === id) replaceOwn(undefined);
}
