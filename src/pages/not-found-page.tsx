import type { PageGroup } from '../content/page-data.ts';
import { NotFound } from '../features/not-found/not-found.tsx';

export const needs = ['notFoundPage'] as const satisfies readonly PageGroup[];

export function NotFoundPage() {
  return <NotFound />;
}
