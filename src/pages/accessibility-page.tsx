import type { PageGroup } from '../content/page-data.ts';
import { LegalText } from '../features/legal/legal-text.tsx';

export const needs = ['accessibility'] as const satisfies readonly PageGroup[];

export function AccessibilityPage() {
  return <LegalText group="accessibility" />;
}
