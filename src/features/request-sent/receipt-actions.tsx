import { interpolate } from '../../../shared/interpolate.ts';
import { useContent } from '../../content/use-content.ts';
import { CopyButton } from '../../components/copy-button.tsx';

/** Opens the messaging app with the reference as text; the visitor chooses the recipient. */
function SendToSelfLink({ reference }: { reference: string }) {
  const { sendToSelf } = useContent('requestSentPage');
  const { referenceLabel } = useContent('contactForm');
  const { clinicName, phoneString, messagingApp } = useContent('contactDetails');
  // Only WhatsApp's URL accepts a text without a recipient.
  if (!sendToSelf || !messagingApp?.url.startsWith('https://wa.me/')) return null;
  const text = [`${referenceLabel}: ${reference}`, clinicName, phoneString].join('\n');
  return (
    <a
      className="text-button"
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      rel="noopener noreferrer"
    >
      {interpolate(sendToSelf, { app: messagingApp.name })}
    </a>
  );
}

export function ReceiptActions({ reference }: { reference: string }) {
  const { copy, copied, copyFailed } = useContent('requestSentPage');
  return (
    <>
      <CopyButton className="text-button" text={reference} label={copy} copied={copied} failed={copyFailed} />
      <SendToSelfLink reference={reference} />
    </>
  );
}
