import { useMemo } from 'react';
import { toMarkup, type Html } from '../lib/html.ts';
import { trustedHtml } from '../lib/trusted-types.ts';
import './rich-text.css';

type RichTextProps = {
  html: Html;
  className?: string;
  /** For labels and paragraphs, in which HTML allows no block elements. */
  inline?: boolean;
  lang?: string | undefined;
};

const blockTags = /<\/?(?:h\d|p|ul|ol|dl|li|blockquote|dt|dd)\b[^>]*>/g;

export function RichText({ html, className = 'rich-text', inline = false, lang }: RichTextProps) {
  const Tag = inline ? 'span' : 'div';
  // React sets innerHTML again whenever the object is a new one.
  const content = useMemo(() => {
    const markup = toMarkup(html);
    return { __html: trustedHtml(inline ? markup.replace(blockTags, ' ') : markup) };
  }, [html, inline]);
  return <Tag className={className} lang={lang} dangerouslySetInnerHTML={content} />;
}
