import { useNavigate } from 'react-router-dom';
import { useSearchAndHash } from '../../components/use-hydrated.ts';
import { replaceWithoutScroll } from '../../routing/history-state.ts';
import {
  parseFamily,
  hasFamilyParameter,
  withFamilyParameters,
  type ListedNeed,
  type Person,
} from '../../prices/family.ts';

/** Reads and writes the people and their needs in the query string, so that visitors can share them. */
export function useFamily(needs: ListedNeed[]) {
  const navigate = useNavigate();
  const { search, hash } = useSearchAndHash();
  const parameters = new URLSearchParams(search);

  return {
    family: parseFamily(parameters, needs),
    isChosenByVisitor: hasFamilyParameter(parameters),
    setFamily: (family: Person[]) =>
      void navigate(
        { search: withFamilyParameters(parameters, family).toString(), hash },
        replaceWithoutScroll,
      ),
  };
}
