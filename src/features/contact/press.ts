import { areCorrectable, parseContactRequest, type ContactErrors } from '../../../shared/contact-request.ts';
import { submitNatively } from '../../letter/before-hydration.ts';
import { dropDraft, pressDraft } from '../../letter/draft.ts';
import { readValues, type Letter } from '../../letter/letter.ts';
import type { FormEvent } from './form-state.ts';
import { readForm, showsFieldsOf, textOf, type RequestContext } from './read-form.ts';
import { send } from './sender.ts';
import type { Failure, SendOutcome } from './send-contact-request.ts';

type Sent = Extract<SendOutcome, { kind: 'sent' }>;

type Press = {
  form: HTMLFormElement;
  context: RequestContext;
  readLetter: () => Letter;
  tell: (event: FormEvent) => void;
  open: (sent: Sent) => void;
};

function fail({ form, tell }: Press, failure: Failure) {
  tell({ kind: 'failed', failure, text: textOf(form) });
}

function refuse(given: Press, errors: ContactErrors) {
  // The visitor cannot see these fields, so no message helps.
  if (!areCorrectable(errors) || !showsFieldsOf(given.form, errors)) fail(given, { why: 'failed' });
  else given.tell({ kind: 'refused', errors, typed: readValues(given.form) });
}

function sendNatively(given: Press) {
  if (navigator.onLine) submitNatively(given.form);
  else fail(given, { why: 'offline' });
}

function secondsSince(startedAt: number | undefined) {
  if (startedAt === undefined) return {};
  return { fillingSeconds: Math.round((performance.now() - startedAt) / 1000) };
}

async function sendByScript(given: Press) {
  const { form, context, tell, open } = given;
  const letter = given.readLetter();
  const id = (letter.id ??= crypto.randomUUID());
  pressDraft(id);
  const input = readForm(form, context, id);
  const parsed = parseContactRequest(input);
  if (!parsed.ok) return refuse(given, parsed.errors);
  tell({ kind: 'sending' });
  const outcome = await send({ ...input, ...secondsSince(letter.startedAt) });
  if (outcome.kind === 'sent') {
    dropDraft(id);
    // A browser may fill in what it saw last. The form stays in the state of sending until the page changes.
    form.reset();
    open(outcome);
  } else if (outcome.kind === 'refused') refuse(given, outcome.errors);
  else if (outcome.kind === 'failed') fail(given, outcome);
  else sendNatively(given);
}

/** Ends in words, in another page, or in the browser's own submit. */
export async function press(given: Press) {
  try {
    await sendByScript(given);
  } catch {
    // After any failure of a script the browser can still post the form.
    sendNatively(given);
  }
}
