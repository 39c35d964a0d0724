import { useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';

type CopyButtonProps = {
  className: string;
  text: string;
  label: string;
  copied: string;
  /** Displayed if the browser denies copying: says how to copy without the button. */
  failed: string;
};

/** Displays the result of the copy until `text` changes. */
export function CopyButton({ className, text, label, copied, failed }: CopyButtonProps) {
  const [lastCopy, setLastCopy] = useState<{ text: string; isCopied: boolean }>();
  const outcome = lastCopy?.text === text ? lastCopy : undefined;
  async function copy() {
    setLastCopy({ text, isCopied: await copyText(text) });
  }
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {outcome?.isCopied ? copied : label}
      </button>
      <span role="status" className={outcome?.isCopied === false ? undefined : 'visually-hidden'}>
        {outcome && (outcome.isCopied ? copied : failed)}
      </span>
    </>
  );
}
