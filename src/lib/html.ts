declare const sanitised: unique symbol;

/** Sanitised HTML. The type hides the string, since React would display its tags. */
export type Html = { readonly [sanitised]: true };

export function markupOf(html: Html): string {
  return html as unknown as string;
}

/** Only for HTML that is sanitised. */
export function toHtml(markup: string): Html {
  return markup as unknown as Html;
}
