import * as v from 'valibot';
import { optional } from './field.ts';
import { linked } from './links.ts';
import { service } from '../services.ts';

/** Which service, when the page is `service`; only its slug is kept. */
export function serviceLink(...words: [name: string, help: string]) {
  const field = linked(service, ...words);
  return optional({
    ...field,
    schema: v.pipe(
      field.schema,
      v.transform(({ serviceUrl }) => serviceUrl),
    ),
  });
}

/** What may lead to a page names a service exactly when that page is a service's. */
export const namesItsService = (link: { goToPath?: string | undefined; service?: string | undefined }) =>
  (link.goToPath === 'service') === (link.service !== undefined);

export const serviceProblem = 'Link a service exactly when the page is "service".';
