import { LegalText } from '../features/legal/legal-text.tsx';

export const mainGroup = 'accessibility';

export function Page() {
  return <LegalText group="accessibility" />;
}
