import { createElement, type ReactNode } from 'react';
import type { OutcomePartName } from '../../shared/outcome-page.ts';

type OutcomePartProps = { name: OutcomePartName; children: ReactNode };

/** The function `contact` may remove this part up to its end tag; a custom element has an end tag that no child has. */
export function OutcomePart({ name, children }: OutcomePartProps) {
  return createElement('outcome-part', { 'data-part': name }, children);
}
