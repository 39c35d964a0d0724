type RichTextProps = {
  /** Sanitised HTML; the brand keeps a plain string out. */
  html: string & { readonly __brand?: 'Html' };
  className?: string;
};

/** HTML written by an editor, sanitised when the content was mapped. */
export function RichText({ html, className = 'rich-text' }: RichTextProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
