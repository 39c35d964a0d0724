import { ContactForm } from '../../src/features/contact/contact-form.tsx';
import { ContactSection } from '../../src/features/contact/contact-section.tsx';
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
  show: <ContactForm />,
  frames: [{ width: 360 }, { width: 680 }],
} as const satisfies Partial<Specimen>;

export const contactFormSpecimens: Specimen[] = [
  { ...common, id: 'form-idle', title: 'Idle', drive: () => answerWith('taken') },
  {
    ...common,
    id: 'form-package',
    title: 'Idle, with a package chosen',
    search: '?package=1',
    drive: () => answerWith('taken'),
  },
  { ...common, id: 'form-errors', title: 'Sent empty', drive: send('taken', () => undefined) },
  {
    ...common,
    id: 'form-refused',
    title: 'Refused by the server',
    search: '?package=1',
    drive: send('refused'),
  },
  {
    ...common,
    id: 'form-sending',
    title: 'Sending, and slow',
    note: 'After eight seconds it says that it takes longer than usual.',
    search: '?package=1',
    drive: send('none'),
  },
  { ...common, id: 'form-sent', title: 'Sent', search: '?package=1', drive: send('taken') },
  { ...common, id: 'form-failed', title: 'Failed', search: '?package=1', drive: send('failed') },
  {
    ...common,
    id: 'form-section',
    title: 'The section around it',
    show: <ContactSection />,
    frames: [{ width: 360 }, { width: 1200 }],
    drive: () => answerWith('taken'),
  },
];
