type RichTextProps = {
  /** Sanitised HTML; the brand keeps a plain string out. */
  html: string & { readonly __brand?: 'Html' };
  className?: string;
};

export function RichText({ html, className = 'rich-text' }: RichTextProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
