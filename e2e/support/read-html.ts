import { Window } from 'happy-dom';

/** A document as a browser reads it that runs no script. */
export function readHtml(html: string): Document {
  const { DOMParser } = new Window();
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}
