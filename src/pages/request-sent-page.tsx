import type { PageGroup } from '../content/page/page-groups.ts';
import { ReceiptPage } from '../features/request-sent/receipt-page.tsx';

export const mainGroup = 'requestSentPage';
export const needs = ['contactForm', 'formMessages'] as const satisfies PageGroup[];

export function Page() {
  return <ReceiptPage />;
}
