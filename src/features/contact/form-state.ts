import type { FormValues } from '../../../shared/contact-fields.ts';
import type { ContactErrors } from '../../../shared/contact-request.ts';
import type { Failure } from './send-contact-request.ts';

export type FormState =
  | { kind: 'idle' }
  /** The restored draft was typed on this page in another language. */
  | { kind: 'translated' }
  /**
   * `errors` are those of the last submit that still hold, perhaps none; their messages quote `values`, which are
   * current. `attempt` counts the refused submits.
   */
  | { kind: 'invalid'; errors: ContactErrors; values: FormValues; attempt: number }
  | { kind: 'sending' }
  /** `text` is the filled-in form, to be copied or sent by mail. */
  | { kind: 'failed'; failure: Failure; text: string };

export type FormAction =
  | Extract<FormState, { kind: 'translated' | 'sending' | 'failed' }>
  | { kind: 'refused'; errors: ContactErrors; values: FormValues }
  /** `errors` are those that a submit would find now. */
  | { kind: 'changed'; errors: ContactErrors; values: FormValues }
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
      return { kind: 'invalid', errors, values, attempt };
    }
    case 'changed': {
      if (state.kind !== 'invalid') return state;
      const { errors, values } = action;
      // A field that was right at the last submit has no error before the next one.
      const remaining = Object.entries(errors).filter(([field]) => field in state.errors);
      return { ...state, errors: Object.fromEntries(remaining), values };
    }
    case 'returned':
      return state.kind === 'sending' ? { kind: 'idle' } : state;
    default:
      return action satisfies never;
  }
}
