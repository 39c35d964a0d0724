import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What lies below the first screen of a page. When the visitor goes on to a page its top is shown first and this a
 * moment later; at once in the document itself, and where Back or a fragment leads the visitor past the top.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  // The first page of a visit counts as POP, prerendered and hydrated.
  const isLater = useNavigationType() !== 'POP' && !hash;
  const shown = useDeferredValue(true, !isLater);
  return shown ? children : <div className="below-the-fold" />;
}
