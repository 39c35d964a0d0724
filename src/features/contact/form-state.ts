import type { ContactErrors } from '../../../shared/contact-request.ts';
import type { Failure } from './send-contact-request.ts';

export type FormState =
  | { kind: 'idle' }
  /** The restored draft was typed on this page in another language. */
  | { kind: 'translated' }
  /** `errors` are those of the last submit that still hold, perhaps none. `attempt` counts the refused submits from 0. */
  | { kind: 'invalid'; errors: ContactErrors; attempt: number }
  | { kind: 'sending' }
  /** `filledForm` is plain text, to be copied or sent by mail. */
  | { kind: 'failed'; failure: Failure; filledForm: string };

export type FormAction =
  | Extract<FormState, { kind: 'translated' | 'sending' | 'failed' }>
  | { kind: 'refused'; errors: ContactErrors }
  /** `errors` are those that a submit would find now. */
  | { kind: 'changed'; errors: ContactErrors }
  /** The page was restored from the back-forward cache, so no attempt is in progress. */
  | { kind: 'returned' };

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case 'translated':
    case 'sending':
    case 'failed':
      return action;
    case 'refused': {
      const attempt = state.kind === 'invalid' ? state.attempt + 1 : 0;
      return { kind: 'invalid', errors: action.errors, attempt };
    }
    case 'changed': {
      if (state.kind !== 'invalid') return state;
      // A field that was right at the last submit has no error before the next one.
      const remaining = Object.entries(action.errors).filter(([field]) => field in state.errors);
      return { ...state, errors: Object.fromEntries(remaining) };
    }
    case 'returned':
      return state.kind === 'sending' ? { kind: 'idle' } : state;
    default:
      return action satisfies never;
  }
}
