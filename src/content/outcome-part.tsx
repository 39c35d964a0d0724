import { createElement, type ReactNode } from 'react';
import type { OutcomePartName } from '../../shared/outcome-page.ts';

type OutcomePartProps = { name: OutcomePartName; children: ReactNode };

/** A part of an outcome page that the Cloud Function may remove; the element's own name marks where it ends. */
export function OutcomePart({ name, children }: OutcomePartProps) {
  return createElement('outcome-part', { 'data-part': name }, children);
}
