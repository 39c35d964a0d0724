import { Offline } from '../features/offline/offline.tsx';

export const mainGroup = 'offlinePage';

export function Page() {
  return <Offline />;
}
