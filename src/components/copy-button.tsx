import { useState } from 'react';
import { copyText } from '../lib/copy-text.ts';

type CopyButtonProps = { className: string; text: string; label: string; copied: string };

/** Confirms the copy until `text` changes. */
export function CopyButton({ className, text, label, copied }: CopyButtonProps) {
  const [copiedText, setCopiedText] = useState<string>();
  const isCopied = copiedText === text;
  async function press() {
    if (await copyText(text)) setCopiedText(text);
  }
  return (
    <>
      <button type="button" className={className} onClick={press}>
        {isCopied ? copied : label}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && copied}
      </span>
    </>
  );
}
