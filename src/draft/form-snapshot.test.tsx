import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { emptyForm } from '../../shared/contact-fields.ts';
import { formatForm } from '../features/contact/read-form.ts';
import { writeDraft } from './draft.ts';
import { readValues, restoreDraft, saveDraft } from './form-snapshot.ts';

const place = { route: 'contact', language: 'ro' };
const draft = { ...emptyForm, name: 'Ion', package: 'price', message: 'Bună ziua', confirmation: true };

/** Renders a form whose select has no empty option. */
function renderForm() {
  const { container } = render(
    <form>
      <input type="hidden" name="name" value="al altui program" />
      <label htmlFor="contact-name">Nume</label>
      <input id="contact-name" name="name" />
      <label htmlFor="contact-package">Subiect</label>
      <select id="contact-package" name="package">
        <option value="visit">O vizită</option>
        <option value="price">Un preț</option>
      </select>
      <textarea id="contact-message" name="message" />
      <input id="contact-confirmation" name="confirmation" type="checkbox" />
      <input id="contact-consent" name="consent" type="checkbox" />
    </form>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('There is a form.');
  const controls = form.elements as unknown as Record<string, HTMLInputElement>;
  return {
    form,
    ...controls,
    consent: controls['consent']!,
    named: form.querySelector<HTMLInputElement>('#contact-name')!,
  };
}

afterEach(() => {
  delete window.editedControls;
});

test('a draft comes back as it was, without consent, and what is not offered any more is not chosen', () => {
  const { form, consent } = renderForm();
  consent.checked = true;
  const gone = { ...draft, package: 'gone', consent: true };
  writeDraft({ ...place, values: gone });
  restoreDraft(form, place);
  expect(readValues(form)).toEqual({ ...draft, package: 'visit' });
});

test('what is typed here goes before the draft, consent and emptied fields included, and is kept with it', () => {
  const { form, named, consent } = renderForm();
  writeDraft({ ...place, values: draft });
  consent.checked = true;
  window.editedControls = { 'contact-name': named, 'contact-consent': consent };
  expect(restoreDraft(form, place).draft).toBeUndefined();
  const both = { ...draft, name: '', consent: true };
  expect(readValues(form)).toEqual(both);
  named.value = 'Ana';
  delete window.editedControls;
  const again = renderForm();
  restoreDraft(again.form, place);
  expect(readValues(again.form)).toEqual({ ...draft, name: '' });
});

test('consent given again after a reload makes no other request', () => {
  const { form, consent } = renderForm();
  writeDraft({ ...place, values: draft, id: 'request-1' });
  const { snapshot } = restoreDraft(form, place);
  consent.checked = true;
  expect(saveDraft(form, place, snapshot).id).toBe('request-1');
});

test('only a form begun here knows since when', () => {
  const { form, named } = renderForm();
  named.value = 'Ana';
  expect(saveDraft(form, place, { values: emptyForm }).startedAt).toBeGreaterThan(0);
  expect(saveDraft(form, place, { values: draft }).startedAt).toBeUndefined();
});

test('the text of the form has the words of a choice', () => {
  const { form } = renderForm();
  writeDraft({ ...place, values: { ...draft, message: 'Cât costă?\ud83d' } });
  restoreDraft(form, place);
  expect(formatForm(form)).toBe('Nume: Ion\nSubiect: Un preț\n\nCât costă?\ufffd');
});
