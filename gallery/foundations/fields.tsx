import type { ComponentProps } from 'react';
import { Field } from '../../src/components/field.tsx';
import { useContent } from '../../src/content/use-content.ts';
import { fill } from '../fill.ts';

/** A field empty, under the pointer, with the focus, filled, in error, with more than it can show; of one line and of several. */
export function Fields() {
  const texts = useContent('contactForm');
  const messages = useContent('predefinedMessages');
  const { lead } = useContent('about');
  const fields: [state: string, field: Omit<ComponentProps<typeof Field>, 'id'>][] = [
    ['empty', { label: texts.name }],
    ['hover', { label: texts.name, className: 'is-hover' }],
    ['focus', { label: texts.name, className: 'is-focus' }],
    ['filled', { label: texts.name, defaultValue: 'Ștefan Țăranu' }],
    ['error', { label: texts.email, defaultValue: 'stefan@', error: messages.emailInvalid }],
    ['long label', { label: fill(texts.contactHint, 110), defaultValue: '' }],
    ['long value, long error', { label: texts.name, defaultValue: lead, error: fill(messages.failed, 160) }],
    ['several lines', { label: texts.message, multiline: true, rows: 4 }],
    [
      'several lines, more than are shown',
      { label: texts.message, multiline: true, rows: 4, defaultValue: fill(lead, 900) },
    ],
    [
      'several lines, error',
      { label: texts.message, multiline: true, rows: 4, defaultValue: 'Of', error: messages.messageLength },
    ],
  ];
  return (
    <div className="gal-fields">
      {fields.map(([state, field]) => (
        <div key={state}>
          <p className="small muted">{state}</p>
          <Field {...field} id={`field-${state.replaceAll(/\W+/g, '-')}`} />
        </div>
      ))}
    </div>
  );
}
