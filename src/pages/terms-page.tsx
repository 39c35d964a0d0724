import { LegalText } from '../features/legal/legal-text.tsx';

export const mainGroup = 'terms';

export function Page() {
  return <LegalText group="terms" />;
}
