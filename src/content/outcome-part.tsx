import { createElement, type ReactNode } from 'react';
import type { OutcomePartName } from '../../shared/outcome-page.ts';

type OutcomePartProps = { name: OutcomePartName; children: ReactNode };

/** A part that the function `contact` may remove from an outcome page. Only a custom element has an unambiguous end tag. */
export function OutcomePart({ name, children }: OutcomePartProps) {
  return createElement('outcome-part', { 'data-part': name }, children);
}
