import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { ListedNeed } from '../../content/page/price-rows.ts';
import { inPlace } from '../../routing/history-state.ts';
import { familyIn, isChosenIn, withFamily, type Person } from '../../content/page/family.ts';

/** For whom and for what a price is asked. The address carries it, so that it can be shared and comes Back. */
export function useFamily(needs: ListedNeed[]) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  // The prerendered page does not know the address.
  const parameters = new URLSearchParams(hydrated ? search : '');

  return {
    family: familyIn(parameters, needs),
    isChosen: isChosenIn(parameters),
    setFamily: (family: Person[]) =>
      void navigate({ pathname, search: withFamily(parameters, family).toString(), hash }, inPlace),
  };
}
