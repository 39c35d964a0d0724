declare const sanitised: unique symbol;

/** Sanitised HTML. The type hides the string, since React would display its tags as text. */
export type Html = { readonly [sanitised]: true };

export function toMarkup(html: Html): string {
  return html as unknown as string;
}

/** `markup` must be sanitised. */
export function toHtml(markup: string): Html {
  return markup as unknown as Html;
}
