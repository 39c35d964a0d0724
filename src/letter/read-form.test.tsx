import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyForm } from '../../shared/contact-fields.ts';
import { isFilledIn } from './controls.ts';
import { fillIn, readValues, textOf } from './read-form.ts';

/** A form whose choice has no empty option, as a field that comes later may have. */
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
      <input id="contact-consent" name="consent" type="checkbox" />
    </form>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('There is a form.');
  return form;
}

test('a choice and a tick come back as they were, and what is not offered any more is not chosen', () => {
  const form = renderForm();
  fillIn(form, { ...emptyForm, package: 'gone', consent: true }, isFilledIn);
  expect(readValues(form)).toMatchObject({ package: 'visit', consent: true });
  fillIn(form, { ...emptyForm, name: 'Ana', package: 'price' }, isFilledIn);
  expect(readValues(form)).toMatchObject({ name: 'Ana', package: 'price', consent: true });
});

test('what stands in the form goes before the draft', () => {
  const form = renderForm();
  fillIn(form, { ...emptyForm, name: 'Ana' }, isFilledIn);
  const draft = { ...emptyForm, name: 'Ion', package: 'price', message: 'Bună ziua', consent: true };
  expect(readValues(form, draft)).toEqual({ ...draft, name: 'Ana' });
  const { message, consent } = form.elements as unknown as Record<string, HTMLInputElement>;
  window.typed = { 'contact-message': message!, 'contact-consent': consent! };
  expect(readValues(form, draft)).toMatchObject({ message: '', consent: false });
  delete window.typed;
});

test('the text of the form has the words of a choice', () => {
  const form = renderForm();
  fillIn(form, { ...emptyForm, name: 'Ana', package: 'price', message: 'Cât costă?\ud83d' }, isFilledIn);
  expect(textOf(form)).toBe('Nume: Ana\nSubiect: Un preț\n\nCât costă?\ufffd');
});
