import { useContent } from '../../content/use-content.ts';
import { PackageCards } from './package-cards.tsx';

export function HomePackages() {
  return <PackageCards {...useContent('home').packages} />;
}
