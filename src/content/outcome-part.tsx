import { createElement, type ReactNode } from 'react';
import type { OutcomePartName } from '../../shared/outcome-page.ts';

type OutcomePartProps = { name: OutcomePartName; children: ReactNode };

/** A part that the function `contact` may remove from the page. A custom element's end tag cannot be that of a child. */
export function OutcomePart({ name, children }: OutcomePartProps) {
  return createElement('outcome-part', { 'data-part': name }, children);
}
