import { NotFound } from '../features/not-found/not-found.tsx';

export const mainGroup = 'notFoundPage';

export function Page() {
  return <NotFound />;
}
