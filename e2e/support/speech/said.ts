/** One phrase of the screen reader, and where it stands. */
export type Said = {
  phrase: string;
  /** The words of the page themselves, with their spaces; otherwise the phrase begins with a role. */
  isText: boolean;
  /** It stands in the label of a field, which is said as the field's name. */
  isLabel: boolean;
  /** Where it is not that of the page. */
  language: string | undefined;
  /** Texts of the same line are read in one breath. */
  line: string;
};

/** Something on the page with what stands in it. */
export type Heard = Said & { role: string; words: string; children: Heard[] };

const endPrefix = 'end of ';

/** States that no screen reader says: they are those of nearly everything. */
export const unsaid = /, not (busy|disabled|selected)(?=,|$)/g;

const isContainerOf = (end: string) => (heard: Heard) =>
  heard.children.length === 0 && end === `${endPrefix}${heard.phrase}`;

function toHeard(said: Said): Heard {
  if (said.isText) return { ...said, role: '', words: said.phrase, children: [] };
  const [role = '', ...rest] = said.phrase.replaceAll(unsaid, '').split(', ');
  return { ...said, role, words: rest.join(', '), children: [] };
}

/** What was said, one thing within the other: the reader says where each begins and where it ends. */
export function nested(all: Said[]): Heard[] {
  const line: Heard[] = [];
  for (const said of all) {
    const opened = said.isText ? -1 : line.findLastIndex(isContainerOf(said.phrase));
    const container = line[opened];
    if (container) container.children = line.splice(opened + 1);
    else line.push(toHeard(said));
  }
  return line;
}
