import { useMemo } from 'react';
import { markupOf, type Html } from '../lib/html.ts';
import { trustedHtml } from '../lib/trusted-types.ts';
import './rich-text.css';

type RichTextProps = {
  html: Html;
  className?: string;
};

export function RichText({ html, className = 'rich-text' }: RichTextProps) {
  // React writes the HTML again for another object.
  const content = useMemo(() => ({ __html: trustedHtml(markupOf(html)) }), [html]);
  return <div className={className} dangerouslySetInnerHTML={content} />;
}
