import type { SiteContent } from '../model/site-content.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { CareLevels } from '../features/emergencies/care-levels.tsx';
import { CaseBar } from '../features/emergencies/case-bar.tsx';
import { EmergencyTop } from '../features/emergencies/emergency-top.tsx';
import { SituationIndex, Situations } from '../features/emergencies/situations.tsx';
import { useChosenSituation, useFocusChosenSituation } from '../features/emergencies/use-chosen-situation.ts';
import { WhileClosed } from '../features/emergencies/while-closed.tsx';
import type { SocialCard } from '../seo/social-card.ts';
import { splitPhrases } from '../lib/split-text.ts';

export const mainGroup = 'emergenciesPage';

export function socialCard({ title }: SiteContent['emergenciesPage']): SocialCard {
  return { sentences: splitPhrases(title), picture: 'emergencies', background: 'surface-2' };
}

export function Page() {
  const chosen = useChosenSituation();
  const hydrated = useHydrated();
  useFocusChosenSituation(chosen);
  const indexClass = hydrated ? ' has-index' : '';
  const state = chosen ? ' has-chosen' : indexClass;
  return (
    <div className={`emergencies print-columns${state}`}>
      <EmergencyTop />
      <SituationIndex />
      <CareLevels />
      <Situations chosen={chosen} />
      <WhileClosed />
      <CaseBar />
    </div>
  );
}
