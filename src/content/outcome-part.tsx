import { createElement, type ReactNode } from 'react';
import type { OutcomePartName } from '../../shared/outcome-page.ts';

type OutcomePartProps = { name: OutcomePartName; children: ReactNode };

/**
 * A part that the function `contact` may remove from the page. `removePart` searches for the first end tag, so the part is
 * a custom element, whose end tag no child has.
 */
export function OutcomePart({ name, children }: OutcomePartProps) {
  return createElement('outcome-part', { 'data-part': name }, children);
}
