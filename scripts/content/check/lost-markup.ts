import { findScriptTag } from '../../../src/content/check/script-in-html.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { lostMarkup, type LostMarkup } from '../../../src/model/define/markup.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import { findInTexts } from './written-texts.ts';

function findInHtml(space: Space, check: (markup: LostMarkup) => Problem | undefined): ContentFinding[] {
  return findInTexts(space, ({ definition, text }) => {
    if (!definition?.isHtml || !text.includes('<')) return undefined;
    // A text with scripts already has a finding of `checkValues`, which stops the build.
    return findScriptTag(text) ? undefined : check(lostMarkup(text));
  });
}

/** Finds markup that no page displays: tables, pictures, numbers of list items. */
export function findLostMarkup({ space }: { space: Space }): ContentFinding[] {
  return findInHtml(space, ({ lost, unclosed }) => {
    if (unclosed) return problem('tagUnclosed', { tag: unclosed.slice(0, 40) });
    return lost.length > 0 ? problem('markupLost', { tags: lost.join(', ') }) : undefined;
  });
}

export function findLostStyling({ space }: { space: Space }): ContentFinding[] {
  return findInHtml(space, ({ look }) =>
    look.length > 0 ? problem('lookLost', { tags: look.join(', ') }) : undefined,
  );
}

/** Finds newlines in plain texts, which a mail displays but a page does not. */
export function findJoinedLines({ space }: { space: Space }): ContentFinding[] {
  return findInTexts(space, ({ definition, text }) =>
    definition && !definition.isHtml && text.trim().includes('\n') ? problem('linesJoined') : undefined,
  );
}
