import { emptyForm, formFieldNames, type FormValues } from '../../../shared/contact-fields.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts';

type Draft = {
  typed: FormValues;
  id?: string | undefined;
  /** The page it was typed on: its route and its language. */
  route?: string;
  language?: string;
};

type StoredDraft = Draft & {
  /** Milliseconds since 1970 of the last change. */
  at: number;
  /** The browser has sent it itself. */
  isSubmitted?: boolean;
};

const key = 'contact-draft';
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

function readStored(): StoredDraft | undefined {
  try {
    const stored = JSON.parse(readLocal(key) ?? 'null') as StoredDraft | null;
    const typed = readFields(stored?.typed);
    return stored && typed ? { ...stored, typed } : undefined;
  } catch {
    return undefined;
  }
}

/** The draft on this device; undefined when there is none. One that is submitted, too old or cannot be read is deleted. */
export function readDraft(now: number): Draft | undefined {
  const stored = readStored();
  if (stored && !stored.isSubmitted && now - stored.at < maxAge) return stored;
  removeLocal(key);
  return undefined;
}

export function storeDraft(draft: Draft, now: number) {
  const { typed } = draft;
  const isEmpty = formFieldNames.every((name) => typeof typed[name] === 'boolean' || typed[name] === '');
  if (isEmpty) removeLocal(key);
  else writeLocal(key, JSON.stringify({ ...draft, at: now } satisfies StoredDraft));
}

/** Gives the draft the id of the request it is sent as, so that after a reload it is still the same request. */
export function nameDraft(id: string, now: number) {
  const draft = readDraft(now);
  if (draft) storeDraft({ ...draft, id }, now);
}

/** For a form that the browser sends itself: the answer runs no script, so the page after it deletes the draft. */
export function submitDraft() {
  const stored = readStored();
  if (stored) writeLocal(key, JSON.stringify({ ...stored, isSubmitted: true } satisfies StoredDraft));
}

/** Deletes the draft that was sent as this request; a later draft stays. */
export function dropDraft(id: string) {
  if (readStored()?.id === id) removeLocal(key);
}
