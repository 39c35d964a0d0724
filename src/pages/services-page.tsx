import type { PageGroup } from '../content/page-data.ts';
import { ServicesOverview } from '../features/services/services-overview.tsx';

export const needs = ['servicesPage', 'serviceMenu'] as const satisfies readonly PageGroup[];

export function ServicesPage() {
  return <ServicesOverview />;
}
