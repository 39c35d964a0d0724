import { parseReceipt } from '../../../shared/receipt.ts';
import { useOnceHydrated } from '../../components/use-hydrated.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { readLastRequest } from './last-request.ts';

/** Leads whoever has sent a request from this device back to its number. */
export function LastRequestLink() {
  const { referenceLabel } = useContent('contactForm');
  const receipt = parseReceipt(useOnceHydrated(readLastRequest(), ''));
  if (!receipt) return null;
  return (
    <p>
      {referenceLabel}:{' '}
      <PageLink className="link nowrap" to={{ route: 'requestSent' }}>
        {receipt.reference}
      </PageLink>
    </p>
  );
}
