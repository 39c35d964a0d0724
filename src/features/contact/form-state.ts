import { formFieldNames, type FormValues } from '../../../shared/contact-fields.ts';
import type { ContactErrors } from '../../../shared/contact-request.ts';
import type { Failure } from './send-contact-request.ts';

export type FormErrors = {
  /** The errors of the last submit. */
  submitErrors: ContactErrors;
  /** The errors that are not yet corrected. */
  errors: ContactErrors;
  /** The values that messages quote: the current value of a field in `errors`, else its last invalid value. */
  values: FormValues;
};

export type FormState =
  | { kind: 'idle' }
  /** The restored draft was typed on this page in another language. */
  | { kind: 'translated' }
  /** `attempt` counts the refused submits. */
  | ({ kind: 'invalid'; attempt: number } & FormErrors)
  | { kind: 'sending' }
  /** `text` is the filled-in form, to be copied or sent by mail. */
  | { kind: 'failed'; failure: Failure; text: string };

export type FormAction =
  | Extract<FormState, { kind: 'translated' | 'sending' | 'failed' }>
  | { kind: 'refused'; errors: ContactErrors; values: FormValues }
  /** `errors` are those that a submit would find now. */
  | { kind: 'changed'; errors: ContactErrors; values: FormValues; text: string }
  /** The page was restored from the back-forward cache, so no attempt is in progress. */
  | { kind: 'returned' };

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case 'translated':
    case 'sending':
    case 'failed':
      return action;
    case 'refused': {
      const { errors, values } = action;
      const attempt = state.kind === 'invalid' ? state.attempt + 1 : 0;
      return { kind: 'invalid', submitErrors: errors, errors, values, attempt };
    }
    case 'changed':
      if (state.kind === 'invalid') return removeCorrected(state, action);
      return state.kind === 'failed' ? { ...state, text: action.text } : state;
    case 'returned':
      return state.kind === 'sending' ? { kind: 'idle' } : state;
    default:
      return action satisfies never;
  }
}

/** Removes corrected errors and adds none. Corrected fields keep their invalid values, which their messages quote. */
function removeCorrected(
  state: Extract<FormState, { kind: 'invalid' }>,
  { errors: current, values }: Extract<FormAction, { kind: 'changed' }>,
): FormState {
  const uncorrected = Object.entries(current).filter(([field]) => field in state.errors);
  const errors: ContactErrors = Object.fromEntries(uncorrected);
  const entries = formFieldNames.map((name) => [name, (name in errors ? values : state.values)[name]]);
  return { ...state, errors, values: Object.fromEntries(entries) as FormValues };
}
