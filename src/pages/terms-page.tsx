import type { PageGroup } from '../content/page-data.ts';
import { LegalText } from '../features/legal/legal-text.tsx';

export const needs = ['terms'] as const satisfies readonly PageGroup[];

export function TermsPage() {
  return <LegalText group="terms" />;
}
