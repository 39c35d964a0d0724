import { Window } from 'happy-dom';

/** Parses a document without running its scripts. */
export function readHtml(html: string): Document {
  const { DOMParser } = new Window();
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}
