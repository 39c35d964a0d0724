import * as v from 'valibot';
import { linkedRouteNames } from '../../routing/route-names.ts';
import { slug } from './fields.ts';

export const goToPath = v.picklist(linkedRouteNames, 'Choose one of the pages of the list.');

/** Which service, when the page is `service`; only its slug is kept. */
export const linkedService = v.optional(
  v.pipe(
    v.object({ serviceUrl: slug }),
    v.transform((linked) => linked.serviceUrl),
  ),
);

type PageLink = { goToPath?: v.InferOutput<typeof goToPath> | undefined; service?: string | undefined };

/** Checks what may lead to a page; `v.forward` it to `service`. */
export const namesItsService = <T extends PageLink>() =>
  v.check<T, string>(
    ({ goToPath: page, service }) => (page === 'service') === (service !== undefined),
    'Link a service exactly when the page is "service".',
  );
