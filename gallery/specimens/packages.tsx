import type { DentalPackage, SiteContent } from '../../src/content/site-content.ts';
import { PackageBranch } from '../../src/features/packages/package-branch.tsx';
import { PackageDeals } from '../../src/features/packages/package-deals.tsx';
import { cycle, fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

function withPackages(change: (packages: DentalPackage[]) => DentalPackage[]) {
  return ({ promoPackages, ...content }: SiteContent): SiteContent => ({
    ...content,
    promoPackages: { ...promoPackages, packages: change(promoPackages.packages) },
  });
}

function lengthen(shown: DentalPackage): DentalPackage {
  return {
    ...shown,
    title: fill(shown.title, 60),
    shortTitle: fill(shown.shortTitle, 45),
    summary: fill(shown.summary, 200),
    contentTitle: fill(shown.contentTitle, 70),
    items: shown.items.map(({ leftInfo, rightInfo }) => ({
      leftInfo: fill(leftInfo, 90),
      rightInfo: `${fill(rightInfo.replace(/\s*\S+%$/, ''), 60)} -15%`,
    })),
  };
}

/** As many as a clinic may have; the last ones are copies where it has fewer. */
function count(wanted: number) {
  return withPackages((packages) =>
    cycle(packages, wanted, (copied, round) => ({
      ...copied,
      index: copied.index + 10 * round,
      title: `${copied.title} (${round})`,
    })),
  );
}

export const packageSpecimens: Specimen[] = [
  ...[1, 2, 4].flatMap((wanted): Specimen[] => [
    {
      id: `package-cards-${wanted}`,
      title: `Package cards: ${wanted}`,
      page: { route: 'home' },
      show: <PackageBranch />,
      change: count(wanted),
    },
    {
      id: `deals-${wanted}`,
      title: `Packages in full: ${wanted}`,
      page: { route: 'prices' },
      show: <PackageDeals />,
      change: count(wanted),
    },
  ]),
  {
    id: 'package-cards-long',
    title: 'Package cards with long texts',
    page: { route: 'home' },
    show: <PackageBranch />,
    change: withPackages((packages) => packages.map(lengthen)),
  },
  {
    id: 'deals-long',
    title: 'Packages in full, with long texts',
    page: { route: 'prices' },
    show: <PackageDeals />,
    change: withPackages((packages) => packages.map(lengthen)),
  },
];
