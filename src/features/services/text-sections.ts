import type { Html } from '../../model/site-content.ts';

/** What stands before the first heading, and each heading with its text. */
export function sectionsOf(html: Html): Html[] {
  return html.split(/(?=<h2>)/) as Html[];
}

/** The section with the steps of a visit; the last one where the text lists none. */
export function placeOfPicture(sections: readonly string[]): number {
  const steps = sections.findIndex((section) => section.includes('<ol>'));
  return steps === -1 ? sections.length - 1 : steps;
}

export function areQuestions(section: string): boolean {
  return /^<h2>[^<]*<\/h2><h3>/.test(section);
}
