import { LegalText } from '../features/legal/legal-text.tsx';

export const mainGroup = 'privacy';

export function Page() {
  return <LegalText group="privacy" />;
}
