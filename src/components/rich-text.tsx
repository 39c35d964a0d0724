import { useMemo } from 'react';
import { trustedHtml } from '../lib/trusted-types.ts';
import './rich-text.css';

type RichTextProps = {
  /** Sanitised HTML; the brand keeps a plain string out. */
  html: string & { readonly __brand?: 'Html' };
  className?: string;
};

export function RichText({ html, className = 'rich-text' }: RichTextProps) {
  // React writes the HTML again for another object.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div className={className} dangerouslySetInnerHTML={content} />;
}
