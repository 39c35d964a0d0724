import { load } from 'cheerio/slim';
import { typedFieldNames } from '../../../shared/contact-fields.ts';
import type { ContactAnswer, ContactErrors, ContactField } from '../../../shared/contact-request.ts';
import { defaultLanguage, languages, type Language } from '../../../shared/languages.ts';

export type Typed = Record<string, unknown>;

type Page = ReturnType<typeof load>;

export function languageOf(typed: Typed): Language {
  return languages.find((language) => language === typed.language) ?? defaultLanguage;
}

type Failure = Extract<ContactAnswer, { ok: false }>;

type OutcomeName = 'sent' | 'invalid' | 'limited' | 'failed';

/** As the page is written, without its scripts. */
export const cheerioOptions = {
  xml: { xmlMode: false, decodeEntities: true, encodeEntities: 'utf8' },
} as const;

function outcomeOf(answer: Failure): OutcomeName {
  if (answer.errors) return 'invalid';
  return answer.code === 'too_many_requests' ? 'limited' : 'failed';
}

const textOf = (typed: Typed, field: ContactField): string =>
  typeof typed[field] === 'string' ? typed[field] : '';

function fillFields($: Page, typed: Typed) {
  for (const name of [...typedFieldNames, 'website'] as const) {
    const control = $(`form [name="${name}"]`);
    const text = textOf(typed, name);
    // A browser drops the first line end in a text area, so it is given one to drop.
    if (control.is('textarea')) control.text(`\n${text}`);
    else control.attr('value', text);
  }
  for (const box of ['consent', 'confirmation'] as const) {
    if (typed[box] === true) $(`form [name="${box}"]`).attr('checked', '');
  }
}

/** Fills in what the visitor does not see. What was wrong would be wrong again, and nobody could correct it. */
function fillHidden($: Page, typed: Typed, errors: ContactErrors) {
  const given = (field: ContactField) => (errors[field] ? '' : textOf(typed, field));
  for (const field of ['page', 'consentVersion'] as const) {
    if (given(field)) $(`form [name="${field}"]`).attr('value', given(field));
  }
  if (given('page')) $('[data-slot="back"]').attr('href', given('page'));
  // The choice that is offered without scripts.
  if (given('package')) $('form [name="package"]').closest('noscript').remove();
  // Days are offered by scripts alone; the choice made before stands.
  if (given('callTime')) $('form [name="callTime"]').closest('.field').remove();
  for (const field of ['package', 'callTime', 'consentAt', 'id'] as const) {
    if (given(field))
      $('<input type="hidden">')
        .attr({ name: field, value: given(field) })
        .appendTo('form');
  }
}

function fillErrors($: Page, errors: ContactErrors) {
  const list = $('[data-slot="errors"]');
  for (const [field, code] of Object.entries(errors)) {
    const text = $(`#contact-error-${code}`);
    const control = $(`form #contact-${field}`);
    const item = $('<li>').appendTo(list);
    if (control.length === 0) {
      item.text(text.text());
      continue;
    }
    const id = `contact-${field}-error`;
    $('<a class="link">').attr('href', `#contact-${field}`).text(text.text()).appendTo(item);
    text.clone().attr('id', id).appendTo(control.closest('.field, .checkbox').addClass('is-invalid'));
    const hint = control.attr('aria-describedby');
    control.attr({ 'aria-invalid': 'true', 'aria-describedby': hint ? `${hint} ${id}` : id });
  }
  // As where scripts run: a single error is said by its field, several by the heading of their list.
  const invalid = $('form [aria-invalid]');
  const spoken = invalid.length === 1 ? invalid : list.siblings('h1').attr('tabindex', '-1');
  spoken.attr('autofocus', '');
}

export function leaveOutcome($: Page, name: OutcomeName): void {
  const outcome = $(`[data-outcome="${name}"]`);
  $('[data-outcome]').not(outcome).remove();
  $('title').text(outcome.attr('data-title') ?? '');
}

/** Fills in the prerendered page with all outcomes (`contact-answer.tsx`) for a form that was sent natively, in vain. */
export function fillAnswerPage(html: string, answer: Failure, typed: Typed): string {
  const $ = load(html, cheerioOptions);
  leaveOutcome($, outcomeOf(answer));
  if (Object.keys(typed).length === 0) $('form, [data-slot="kept"]').remove();
  const { errors = {} } = answer;
  fillFields($, typed);
  fillHidden($, typed, errors);
  fillErrors($, errors);
  $('#contact-errors').remove();
  return $.html();
}
