import type { PageGroup } from '../content/page-data.ts';
import { LegalText } from '../features/legal/legal-text.tsx';

export const needs = ['privacy'] as const satisfies readonly PageGroup[];

export function PrivacyPage() {
  return <LegalText group="privacy" />;
}
