import { useContext } from 'react';
import type { NobodyCalledLink } from '../../../shared/contact-request.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { OpeningStateContext } from '../../content/hours/opening-state.tsx';
import { useContent } from '../../content/use-content.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts';

const key = 'nobody-called';

const path = /^\/api\/nobody-called\?trimisa=[\w.-]+$/;

type Stored = NobodyCalledLink & { reference: string };

/** Stored for the last request only. */
export function storeNobodyCalled(reference: string, link: NobodyCalledLink | undefined) {
  if (link) writeLocal(key, JSON.stringify({ ...link, reference } satisfies Stored));
  else removeLocal(key);
}

/** Undefined before the promised time is over, for other requests and for unreadable data. */
function readNobodyCalled(reference: string): NobodyCalledLink | undefined {
  try {
    const stored = JSON.parse(readLocal(key) ?? '') as Stored;
    const isOver = Date.parse(stored.promisedUntil) <= Date.now();
    return isOver && stored.reference === reference && path.test(stored.path) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Appears after the promised time, on the device that sent the request. The clinic's function answers the press. */
export function NobodyCalled({ reference }: { reference: string }) {
  const { nobodyCalled } = useContent('requestSentPage');
  // Rendered again each minute.
  useContext(OpeningStateContext);
  const link = useHydrated() ? readNobodyCalled(reference) : undefined;
  if (!link) return null;
  return (
    <form className="print-hidden" method="post" action={link.path}>
      <button className="button">{nobodyCalled.button}</button>
    </form>
  );
}
