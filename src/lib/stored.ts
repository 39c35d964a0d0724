/** What a visitor's browser stores: of a device the choice in the banner, all else of a tab. */
import { emptyForm, formFieldNames, type FormValues } from '../../shared/contact-fields.ts';

type Row<Value> = {
  /** `key:name` is the key of a row with several entries. */
  key: string;
  /** `session`: until the tab is closed. */
  kind: 'local' | 'session';
  /** Undefined for what this version of the site cannot read; may throw. */
  parse: (value: unknown) => Value | undefined;
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
  /** When the button was last pressed, by the device's clock, until a field changes. */
  submittedAt?: number | undefined;
  /** The browser has sent the form itself. */
  isPosted?: boolean | undefined;
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
export const childName: Row<string> = { key: 'child-name', kind: 'session', parse: text };
/** By the key of a history entry, in pixels. */
export const scrollPosition: Row<number> = { key: 'scroll', kind: 'session', parse: number };
/** By the name of a timer, in milliseconds since 1970. */
export const timerStart: Row<number> = { key: 'timer-start', kind: 'session', parse: number };
export const contactDraft: Row<Draft> = { key: 'contact-draft', kind: 'session', parse: parseDraft };

export const rows: Row<unknown>[] = [consent, childName, scrollPosition, timerStart, contactDraft];

/** Visitors may deny storage: then reads return nothing and writes do nothing. */
function withStore<Result>(kind: Row<unknown>['kind'], use: (store: Storage) => Result): Result | undefined {
  try {
    return use(kind === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

const keyOf = ({ key }: { key: string }, name?: string) => (name === undefined ? key : `${key}:${name}`);

/** An entry that cannot be read is as if it were not there. */
export function readStored<Value>(row: Row<Value>, name?: string): Value | undefined {
  return withStore(row.kind, (store) => {
    const entry = store.getItem(keyOf(row, name));
    return entry === null ? undefined : row.parse(JSON.parse(entry));
  });
}

/** Returns whether the value was stored. */
export function writeStored<Value>(row: Row<Value>, value: Value, name?: string): boolean {
  const write = (store: Storage) => store.setItem(keyOf(row, name), JSON.stringify(value));
  return withStore(row.kind, (store) => (write(store), true)) ?? false;
}

export function removeStored(row: Row<unknown>, name?: string) {
  withStore(row.kind, (store) => store.removeItem(keyOf(row, name)));
}
