/** Text that is HTML already. */
export type Html = { readonly html: string };

type Piece = string | Html | undefined | false | readonly Html[];

/** Escapes a text for HTML, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function write(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  return 'html' in piece ? piece.html : piece.map(({ html }) => html).join('');
}

/**
 * A template whose texts are escaped; what is `Html` goes in as it is, what is missing goes in as nothing.
 * It is not called `html`: the formatter would break lines in it, and a text area shows every one.
 */
export function markup(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { html: String.raw({ raw: strings }, ...pieces.map(write)) };
}
