import { problem, type Problem } from '../../../src/model/define/problems.ts';
import { pasteArtifactIn } from '../../../src/model/define/paste-artifacts.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { findInTexts, type WrittenText } from './written-texts.ts';

/** Finds pasted characters and markup that the next save in `npm run edit` replaces. */
export const findPasteArtifacts = ({ space }: { space: Space }): ContentFinding[] =>
  findInTexts(space, ({ text, definition }) => {
    const written = pasteArtifactIn(text, definition?.isHtml ?? false);
    return written === undefined ? undefined : problem('pasteArtifact', { written: written.slice(0, 80) });
  });

export function findUnexpectedCharacters({ space }: { space: Space }): ContentFinding[] {
  return findInTexts(space, problemIn);
}

/** Matches replacement characters, private-use characters such as Word's bullet, control characters, zero-width spaces. */
const unexpectedCharacter = /[\uFFFC\uFFFD\u200B\p{Co}\p{Cs}]|(?![\t\n\r])\p{Cc}/u;
/** Entities of `ş` and `ţ` with a cedilla; Romanian has a comma below. */
const cedillaEntity = /&(?:[st]cedil|#(?:350|351|354|355|x0*(?:15[ef]|16[23])));/i;
const entity = /&(?:amp|lt|gt|quot|apos|nbsp|shy|#\d+|#x[\da-f]+);/i;
const escapedTwice = /&amp;(?:amp|lt|gt|quot|apos|nbsp|shy|#\d+|#x[\da-f]+);/i;

function problemIn({ text, definition }: WrittenText): Problem | undefined {
  const [found] = unexpectedCharacter.exec(text) ?? [];
  if (found) {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return problem('strangeSign', {
      code: `U+${code}`,
      before: text.slice(0, text.indexOf(found)).slice(-20),
    });
  }
  const escaped = definition?.isHtml ? escapedTwice : entity;
  const [written] = cedillaEntity.exec(text) ?? escaped.exec(text) ?? [];
  return written === undefined ? undefined : problem('escaped', { written });
}
