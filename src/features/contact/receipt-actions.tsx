import { fillText } from '../../../shared/fill-text.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useContent } from '../../content/use-content.ts';
import { CopyButton } from './copy-button.tsx';

/** Opens the messaging app with the number written, for whoever the visitor then chooses. */
function ToMessagingApp({ reference }: { reference: string }) {
  const { sendToSelf } = useContent('requestSentPage');
  const { referenceLabel } = useContent('contactForm');
  const { clinicName, phoneString, messagingApp } = useContent('contactDetails');
  // The one app that takes a text without a recipient.
  if (!sendToSelf || !messagingApp?.url.startsWith('https://wa.me/')) return null;
  const text = [`${referenceLabel}: ${reference}`, clinicName, phoneString].join('\n');
  return (
    <a
      className="button button--outline"
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      rel="noopener noreferrer"
    >
      {fillText(sendToSelf, { app: messagingApp.name })}
    </a>
  );
}

/** How a visitor takes the number along. */
export function ReceiptActions({ reference }: { reference: string }) {
  const { copy, copied } = useContent('requestSentPage');
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <div className="row print-hidden">
      <CopyButton className="button" text={reference} label={copy} copied={copied} />
      <ToMessagingApp reference={reference} />
    </div>
  );
}
