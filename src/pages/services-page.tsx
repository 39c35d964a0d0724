import type { PageGroup } from '../content/page/page-groups.ts';
import { ServicesOverview } from '../features/services/services-overview.tsx';
import type { SiteContent } from '../model/site-content.ts';
import type { SocialCard } from '../seo/social-card.ts';
import { splitPhrases } from '../lib/split-text.ts';

export const mainGroup = 'servicesPage';
export const needs = ['serviceMenu'] as const satisfies PageGroup[];

export function socialCard({ title }: SiteContent['servicesPage']): SocialCard {
  return { sentences: splitPhrases(title), picture: 'services', background: 'surface-2' };
}

export function Page() {
  return <ServicesOverview />;
}
