import { ContactForm } from '../../src/features/contact/contact-form.tsx';
import { answerWith, type Answer } from '../answers.ts';
import type { Specimen } from '../specimen.ts';

const filledIn = { name: 'Ștefan Țăranu', phone: '0712 345 678' };

/** Fills the form in as a visitor who chose a package, whose name the message already has. */
function fillIn(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(filledIn)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  const consent = form.elements.namedItem('consent');
  if (consent instanceof HTMLInputElement) consent.checked = true;
}

function send(answer: Answer, prepare: (form: HTMLFormElement) => void = fillIn) {
  return (stage: HTMLElement) => {
    answerWith(answer);
    const form = stage.querySelector('form');
    if (!form) return;
    prepare(form);
    form.requestSubmit();
  };
}

const common = {
  page: { route: 'contact' },
  search: '?package=1',
  show: <ContactForm />,
} as const satisfies Partial<Specimen>;

export const contactFormSpecimens: Specimen[] = [
  { ...common, id: 'form-errors', title: 'Sent empty', search: '', drive: send('taken', () => undefined) },
  { ...common, id: 'form-refused', title: 'Refused by the server', drive: send('refused') },
  { ...common, id: 'form-sending', title: 'Sending; slow after eight seconds', drive: send('none') },
  { ...common, id: 'form-sent', title: 'Sent', drive: send('taken') },
  { ...common, id: 'form-failed', title: 'Failed', drive: send('failed') },
];
