import { expect, test } from 'vitest';
import { formReducer, type FormAction, type FormState } from './form-state.ts';

const errors = { name: 'too_long', phone: 'phone_invalid' } as const;
const failure = { reason: 'failed' } as const;

const idle: FormState = { kind: 'idle' };
const sending: FormState = { kind: 'sending' };
const invalid: FormState = { kind: 'invalid', errors, attempt: 0 };
const failed: FormState = { kind: 'failed', failure, filledForm: 'Nume: Ana' };

const changed: FormAction = {
  kind: 'changed',
  errors: { phone: 'phone_invalid', message: 'message_required' },
};
const refused: FormAction = { kind: 'refused', errors };

test.each<[string, FormState, FormAction, FormState]>([
  ['a draft of another language is said', idle, { kind: 'translated' }, { kind: 'translated' }],
  ['a press sends', failed, { kind: 'sending' }, sending],
  ['a refusal shows its errors', sending, refused, invalid],
  ['a second one is another attempt', invalid, refused, { ...invalid, attempt: 1 }],
  [
    'the error of a corrected field goes, and no new one appears',
    invalid,
    changed,
    { ...invalid, errors: { phone: 'phone_invalid' } },
  ],
  ['a failure has the filled-in form', sending, { kind: 'failed', failure, filledForm: 'Nume: Ana' }, failed],
  ['Back frees the button', sending, { kind: 'returned' }, idle],
  ['Back keeps a failure', failed, { kind: 'returned' }, failed],
])('%s', (_, state, event, next) => {
  expect(formReducer(state, event)).toEqual(next);
});
