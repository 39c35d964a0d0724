import { areCorrectable, parseContactRequest, type ContactErrors } from '../../../shared/contact-request.ts';
import { submitByBrowser } from '../../draft/before-hydration.ts';
import { deleteSentDraft, markSubmitted } from '../../draft/draft.ts';
import type { FormSnapshot } from '../../draft/form-snapshot.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { FormAction } from './form-state.ts';
import { readForm, areFieldsVisible, formatForm, type RequestContext } from './read-form.ts';
import type { Failure, SendResult } from './send-contact-request.ts';
import { stateDrawings } from './state-drawings.ts';

type Sent = Extract<SendResult, { kind: 'sent' }>;

type Submission = {
  form: HTMLFormElement;
  context: RequestContext;
  readSnapshot: () => FormSnapshot;
  dispatch: (action: FormAction) => void;
  openReceipt: (sent: Sent) => void;
};

/** Submits by script, or by the browser if any script fails. Never rejects. */
export async function submitRequest(submission: Submission) {
  try {
    await submitByScript(submission);
  } catch {
    if (navigator.onLine) submitByBrowser(submission.form);
    else fail(submission, { reason: 'offline' });
  }
}

/** Throws if the sending module cannot be loaded, for instance after a deploy. */
async function submitByScript(submission: Submission) {
  const { form, context, dispatch, openReceipt } = submission;
  const snapshot = submission.readSnapshot();
  const id = (snapshot.id ??= crypto.randomUUID());
  markSubmitted(id);
  const input = readForm(form, context, id);
  const parsed = parseContactRequest(input);
  if (!parsed.ok) return refuse(submission, parsed.errors);
  dispatch({ kind: 'sending' });
  const sender = await loadSenderInTime();
  if (!sender) throw new Error('The sending code does not load.');
  const result = await sender.sendContactRequest({ ...input, ...measureFilling(snapshot.startedAt) });
  if (result.kind === 'sent') {
    deleteSentDraft(id);
    // The reset keeps browsers from restoring the sent values. The state stays `sending` until the page changes.
    form.reset();
    openReceipt(result);
  } else if (result.kind === 'refused') refuse(submission, result.errors);
  else fail(submission, result);
}

function refuse(submission: Submission, errors: ContactErrors) {
  const { form, dispatch } = submission;
  // The visitor cannot correct these errors: the site caused them, or their fields are not displayed.
  if (!areCorrectable(errors) || !areFieldsVisible(form, errors)) fail(submission, { reason: 'failed' });
  else dispatch({ kind: 'refused', errors });
}

function fail({ form, dispatch }: Submission, failure: Failure) {
  dispatch({ kind: 'failed', failure, filledForm: formatForm(form) });
}

function measureFilling(startedAt: number | undefined) {
  if (startedAt === undefined) return {};
  return { fillingSeconds: Math.round((performance.now() - startedAt) / 1000) };
}

const loadSender = () => import('./send-contact-request.ts');

/** Preloads the sending module and the drawings, so that a submit needs no further file. */
export function prepareToSend() {
  whenIdle(() => {
    loadSender().catch(() => undefined);
    for (const drawing of stateDrawings) new Image().src = drawing;
  });
}

const loadTimeoutMs = 20_000;

function loadSenderInTime() {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, loadTimeoutMs));
  return Promise.race([loadSender(), timeout]).catch(() => undefined);
}
