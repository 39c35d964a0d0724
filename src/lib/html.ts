declare const sanitised: unique symbol;

/** A string of sanitised HTML; hidden by its type, since React would display the tags. */
export type Html = { readonly [sanitised]: true };

export function markupOf(html: Html): string {
  return html as unknown as string;
}

/** Only for HTML that is sanitised. */
export function toHtml(markup: string): Html {
  return markup as unknown as Html;
}
