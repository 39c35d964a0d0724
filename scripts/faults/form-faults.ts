import type { Fault } from './fault.ts';

const appTest = 'src/app/app.test.tsx';
const contact = 'e2e/core/contact.spec.ts';
const drafts = 'e2e/core/drafts.spec.ts';
const errorsStand = 'errors stand beside their fields';

/** The contact form in the browser. */
export const formFaults: Fault[] = [
  {
    name: 'consent-taken-for-given',
    promise: 'Without consent the form sends nothing.',
    file: 'src/features/contact/read-form.ts',
    find: "consent: data.has('consent') }",
    replace: 'consent: true }',
    caughtBy: { suite: 'npm test', file: contact, title: errorsStand },
    before: 'e2e/contact.spec.ts',
  },
  {
    name: 'error-not-tied-to-field',
    promise: 'A field in error is described by its error.',
    file: 'src/components/field.tsx',
    find: '        aria-describedby={error ? `${id}-error` : undefined}\n',
    replace: '',
    caughtBy: { suite: 'npm test', file: contact, title: errorsStand },
    before: 'e2e/contact.spec.ts',
  },
  {
    name: 'focus-not-on-first-error',
    promise: 'The first field in error takes the focus.',
    file: 'src/features/contact/use-contact-form.ts',
    find: '(\'[aria-invalid="true"]\')?.focus();',
    replace: '(\'[aria-invalid="true"]\')?.scrollIntoView();',
    caughtBy: { suite: 'npm test', file: contact, title: errorsStand },
    before: 'e2e/contact.spec.ts',
  },
  {
    name: 'second-press-sends-again',
    promise: 'A double press sends one request.',
    file: 'src/features/contact/use-contact-form.ts',
    find: " || state.kind === 'sending') return;",
    replace: ') return;',
    caughtBy: { suite: 'npm test', file: contact, title: 'a second press sends nothing' },
    before: 'e2e/contact.spec.ts',
  },
  {
    name: 'new-id-at-every-press',
    promise: 'The same request sent again is one request.',
    file: 'src/features/contact/use-contact-form.ts',
    find: '(requestIdRef.current ??= crypto.randomUUID())',
    replace: '(requestIdRef.current = crypto.randomUUID())',
    caughtBy: { suite: 'npm test', file: appTest, title: 'the same request sent again keeps its id' },
    before: 'src/app/app.test.tsx',
  },
  {
    name: 'sent-without-reference',
    promise: '"Sent" is said only when there is a reference.',
    file: 'src/features/contact/send-contact-request.ts',
    find: 'data?.ok === true && data.reference)',
    replace: 'data?.ok === true)',
    caughtBy: { suite: 'npm test', file: appTest, title: 'never counts as sent' },
    before: 'src/app/app.test.tsx',
  },
  {
    name: 'failure-empties-the-form',
    promise: 'A failure keeps what was typed.',
    file: 'src/features/contact/use-contact-form.ts',
    find: "setState({ kind: 'failed', failure: outcome, typed: readTyped(element) });",
    replace:
      "setState({ kind: 'failed', failure: outcome, typed: readTyped(element) });\n      element.reset();",
    caughtBy: { suite: 'npm test', file: appTest, title: 'never counts as sent' },
    before: 'src/app/app.test.tsx',
  },
  {
    name: 'draft-not-restored',
    promise: 'What was typed is there after a reload.',
    file: 'src/features/contact/use-contact-form.ts',
    find: '    if (draft) fillIn(form.current, draft.typed);\n',
    replace: '',
    caughtBy: { suite: 'npm test', file: drafts, title: 'what was typed is there after a reload' },
    before: 'e2e/drafts.spec.ts',
  },
  {
    name: 'draft-kept-after-sending',
    promise: 'A draft is deleted once it is sent.',
    file: 'src/features/contact/use-contact-form.ts',
    find: '      dropDraft(id);\n',
    replace: '',
    caughtBy: { suite: 'npm test', file: drafts, title: 'it is gone once it is sent' },
    before: 'e2e/drafts.spec.ts',
  },
  {
    name: 'draft-kept-for-weeks',
    promise: 'A draft is deleted after 24 hours.',
    file: 'src/features/contact/draft-store.ts',
    find: '24 * 60 * 60_000',
    replace: '24 * 24 * 60 * 60_000',
    caughtBy: { suite: 'npm test', file: 'src/features/contact/draft-store.test.ts' },
    before: 'src/features/contact/draft-store.test.ts',
  },
  {
    name: 'slow-answer-not-worded',
    promise: 'After 8 seconds the form says that it takes longer than usual.',
    file: 'src/features/contact/use-contact-form.ts',
    find: 'slowAfter = 8_000',
    replace: 'slowAfter = 80_000',
    caughtBy: { suite: 'npm test', file: 'e2e/core/slow-send.spec.ts', title: 'a slow answer' },
    before: 'e2e/slow-send.spec.ts',
  },
  {
    name: 'form-without-method',
    promise: 'The form is sent without scripts.',
    file: 'src/features/contact/contact-form.tsx',
    find: '      method="post"\n',
    replace: '',
    caughtBy: {
      suite: 'npm test',
      file: 'e2e/core/without-javascript.spec.ts',
      title: 'a request in ro is thanked for by a page',
    },
    before: 'e2e/without-javascript.spec.ts',
  },
];
