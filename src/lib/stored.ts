/** What the site stores in the browser: the consent in local storage, all else in session storage. */
import { emptyForm, formFieldNames, type FormValues } from '../../shared/contact-fields.ts';

type Item<Value> = {
  /** `key:name` is the storage key of an item with several entries. */
  key: string;
  /** `session` entries are deleted when the tab is closed. */
  area: 'local' | 'session';
  /** Returns undefined for a value that this version of the site cannot read; may throw. */
  parse: (value: unknown) => Value | undefined;
};

// Marked as pure, so that the bundler drops `draftFields` from the loader, which is inline in every document.
export const draftFields = /* @__PURE__ */ formFieldNames.filter((name) => name !== 'consent');
/** Excludes consent, which the visitor gives for each request. */
export type DraftValues = Omit<FormValues, 'consent'>;

export type Draft = {
  values: DraftValues;
  route: string;
  language: string;
  /** The id of the request that was last submitted with the values; undefined once a field changes. */
  id?: string | undefined;
  /** Time of the last submit by the device's clock; undefined once a field changes. */
  submittedAt?: number | undefined;
  /** Whether the browser, and not the script, has submitted the form. */
  isSubmittedByBrowser?: boolean | undefined;
};

/** A field that an older build did not store is empty. */
function parseDraft(value: unknown): Draft | undefined {
  const draft = value as Draft;
  const entries = draftFields.map((name) => [name, draft.values[name] ?? emptyForm[name]] as const);
  // An array also has `values`, but as a method.
  const isReadable =
    typeof draft.values === 'object' &&
    entries.every(([name, each]) => typeof each === typeof emptyForm[name]);
  return isReadable ? { ...draft, values: Object.fromEntries(entries) as DraftValues } : undefined;
}

const parseNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

type Consent = { choice: 'all' | 'necessary'; version: string };

export const consent: Item<Consent> = { key: 'consent', area: 'local', parse: (value) => value as Consent };
/** In pixels, by the key of a history entry. */
export const scrollPosition: Item<number> = { key: 'scroll', area: 'session', parse: parseNumber };
/** In milliseconds since 1970, by the name of a timer. */
export const timerStart: Item<number> = { key: 'timer-start', area: 'session', parse: parseNumber };
export const contactDraft: Item<Draft> = { key: 'contact-draft', area: 'session', parse: parseDraft };

export const storedItems: Item<unknown>[] = [consent, scrollPosition, timerStart, contactDraft];

/** Returns undefined if `use` throws an error or the visitor denies storage. */
function withStore<Result>(area: Item<unknown>['area'], use: (store: Storage) => Result): Result | undefined {
  try {
    return use(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

const keyOf = ({ key }: Item<unknown>, name?: string) => (name === undefined ? key : `${key}:${name}`);

/** Returns undefined for an entry that cannot be parsed. */
export function readStored<Value>(item: Item<Value>, name?: string): Value | undefined {
  return withStore(item.area, (store) => {
    const entry = store.getItem(keyOf(item, name));
    return entry === null ? undefined : item.parse(JSON.parse(entry));
  });
}

/** Returns whether the value was stored. */
export function writeStored<Value>(item: Item<Value>, value: Value, name?: string): boolean {
  const isStored = withStore(item.area, (store) => {
    store.setItem(keyOf(item, name), JSON.stringify(value));
    return true;
  });
  return isStored ?? false;
}

export function removeStored(item: Item<unknown>, name?: string) {
  withStore(item.area, (store) => store.removeItem(keyOf(item, name)));
}
