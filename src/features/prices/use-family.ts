import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { inPlace } from '../../routing/history-state.ts';
import { familyIn, isChosenIn, withFamily, type ListedNeed, type Person } from '../../prices/family.ts';

/** People and treatments are in the query string, so that visitors can share them and go Back. */
export function useFamily(needs: ListedNeed[]) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  // The prerendered page knows no query string.
  const parameters = new URLSearchParams(hydrated ? search : '');

  return {
    family: familyIn(parameters, needs),
    isChosen: isChosenIn(parameters),
    setFamily: (family: Person[]) =>
      void navigate({ pathname, search: withFamily(parameters, family).toString(), hash }, inPlace),
  };
}
