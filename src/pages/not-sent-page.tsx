import type { PageGroup } from '../content/page/page-groups.ts';
import type { SiteContent } from '../model/site-content.ts';
import { useContent } from '../content/use-content.ts';
import { NotSent } from '../features/contact/not-sent.tsx';

export const mainGroup = 'contactPage';
export const needs = ['formMessages'] as const satisfies PageGroup[];

export const title = ({ formMessages, contactDetails }: SiteContent) =>
  `${formMessages.failed} | ${contactDetails.clinicName}`;

/** The function removes the words where it knows that the request has not arrived. */
export function Page() {
  const { perhapsArrived } = useContent('formMessages');
  return (
    <NotSent>
      <p className="lead" data-uncertain="">
        {perhapsArrived}
      </p>
    </NotSent>
  );
}
