/** What stays on a visitor's device. The privacy policy has a row for each key of this table. */
import { emptyForm, formFieldNames, type FormValues } from '../../shared/contact-fields.ts';
import { dayMs, hourMs } from '../../shared/durations.ts';
import { parseReceipt, receiptCode, type Receipt } from '../../shared/receipt.ts';

type Row<Value> = {
  /** `key:name` is the key of a row with several entries. */
  key: string;
  kind: 'local' | 'session';
  /** Milliseconds; without a term an entry stays until the visitor deletes it or closes the tab. */
  term?: number;
  /** Undefined for what this version of the site cannot read; may throw. */
  parse: (value: unknown) => Value | undefined;
};

type Entry<Value> = {
  /** Milliseconds since 1970, by the device's clock: when it was written. */
  at: number;
  value: Value;
};

// Pure, so that the loader, which stands in every document, has no code but the consent's.
export const draftFields = /* @__PURE__ */ formFieldNames.filter((name) => name !== 'consent');
/** Consent is given anew for each request. */
export type DraftValues = Omit<FormValues, 'consent'>;

export type Draft = {
  typed: DraftValues;
  /** Where it was typed. */
  route: string;
  language: string;
  /** The id under which the request was tried. */
  id?: string | undefined;
  /** One id for all drafts of a tab. */
  tab?: string | undefined;
  /** The last press, until a field changes. */
  sentBy?: 'scripts' | 'browser' | undefined;
};

/** Fields added by a deploy since are empty. */
function parseDraft(value: unknown): Draft | undefined {
  const draft = value as Draft;
  const typed = draftFields.map((name) => [name, draft.typed[name] ?? emptyForm[name]] as const);
  const isReadable = typed.every(([name, each]) => typeof each === typeof emptyForm[name]);
  return isReadable ? { ...draft, typed: Object.fromEntries(typed) as DraftValues } : undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

type Consent = { choice: 'all' | 'necessary'; version: string };

export const consent: Row<Consent> = { key: 'consent', kind: 'local', parse: (value) => value as Consent };
export const childName: Row<string> = { key: 'child-name', kind: 'local', parse: text };
/** By the key of a history entry, in pixels. */
export const scrollPosition: Row<number> = { key: 'scroll', kind: 'session', parse: number };
/** By the name of a timer, in milliseconds since 1970. */
export const timerStart: Row<number> = {
  key: 'timer-start',
  kind: 'local',
  term: 6 * hourMs,
  parse: number,
};
export const lastRequest: Row<Receipt> = {
  key: 'sent-request',
  kind: 'local',
  term: 30 * dayMs,
  parse: (value) => parseReceipt(receiptCode(value as Receipt)),
};
const draftKey = 'contact-draft';
/** The newest of all tabs, for a tab that was closed. */
export const newestDraft: Row<Draft> = {
  key: draftKey,
  kind: 'local',
  term: dayMs,
  parse: parseDraft,
};
/** Of this tab. `null`: it has none, even if another tab has one. */
export const tabDraft: Row<Draft | null> = {
  key: draftKey,
  kind: 'session',
  term: dayMs,
  parse: (value) => (value === null ? null : parseDraft(value)),
};

export const rows: Row<unknown>[] = [
  consent,
  childName,
  scrollPosition,
  timerStart,
  lastRequest,
  newestDraft,
  tabDraft,
];

/** Visitors may deny storage: then reads return nothing and writes do nothing. */
function withStore<Result>(kind: Row<unknown>['kind'], use: (store: Storage) => Result): Result | undefined {
  try {
    return use(kind === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

const keyOf = ({ key }: { key: string }, name?: string) => (name === undefined ? key : `${key}:${name}`);

export function readStored<Value>(row: Row<Value>, name?: string): Entry<Value> | undefined {
  return withStore(row.kind, (store) => {
    const { at, value } = JSON.parse(store.getItem(keyOf(row, name)) ?? '{}') as Partial<Entry<unknown>>;
    const parsed = row.parse(value);
    // The device's clock may have been set back since.
    const isOver = row.term !== undefined && !(Math.abs(Date.now() - Number(at)) < row.term);
    return parsed === undefined || isOver ? undefined : { at: Number(at), value: parsed };
  });
}

/** Returns whether the value was stored. */
export function writeStored<Value>(row: Row<Value>, value: Value, name?: string): boolean {
  const entry: Entry<Value> = { at: Date.now(), value };
  const write = (store: Storage) => store.setItem(keyOf(row, name), JSON.stringify(entry));
  return withStore(row.kind, (store) => (write(store), true)) ?? false;
}

export function removeStored(row: Row<unknown>, name?: string) {
  withStore(row.kind, (store) => store.removeItem(keyOf(row, name)));
}

/** Deletes what is past its term or unreadable; entries of other programs stay. */
export function deleteExpired() {
  for (const row of rows) {
    withStore(row.kind, (store) => {
      for (const key of Object.keys(store)) {
        const [first, name] = key.split(':');
        if (first === row.key && !readStored(row, name)) store.removeItem(key);
      }
    });
  }
}
