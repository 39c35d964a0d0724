import { useContent } from '../../content/use-content.ts';
import { PackageCards } from './package-cards.tsx';

/** The packages on the prices page. */
export function PackageOffers() {
  const { title, lead, langs } = useContent('promoPackages');
  const { packagesTitle, packageConditions = [] } = useContent('pricesPage').conditions;
  const conditionsLink = packageConditions.length > 0 ? packagesTitle : undefined;
  return <PackageCards expandable title={title} lead={lead} langs={langs} conditionsLink={conditionsLink} />;
}
