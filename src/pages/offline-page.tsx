import type { PageGroup } from '../content/page-data.ts';
import { Offline } from '../features/offline/offline.tsx';

export const needs = ['offlinePage'] as const satisfies readonly PageGroup[];

export function OfflinePage() {
  return <Offline />;
}
