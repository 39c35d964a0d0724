import type { SiteContent } from '../model/site-content.ts';
import { CareLevels } from '../features/emergencies/care-levels.tsx';
import { EmergencyTop } from '../features/emergencies/emergency-top.tsx';
import { SituationIndex, Situations } from '../features/emergencies/situations.tsx';
import { WhileClosed } from '../features/emergencies/while-closed.tsx';
import type { SocialCard } from '../seo/social-card.ts';
import { phrasesOf } from '../lib/split-text.ts';

export const mainGroup = 'emergenciesPage';

export function socialCard({ title }: SiteContent['emergenciesPage']): SocialCard {
  return { sentences: phrasesOf(title), picture: 'emergencies', background: 'surface-2' };
}

export function Page() {
  return (
    <div className="emergencies">
      <EmergencyTop />
      <SituationIndex />
      <CareLevels />
      <Situations />
      <WhileClosed />
    </div>
  );
}
