import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';
import { problem } from '../../../src/model/define/problems.ts';
import { findInTexts } from './written-texts.ts';

/** Matches "Signal" only inside a sentence, since at its beginning it may be the ordinary word. */
const apps =
  /(?<![\p{L}\d])(?:WhatsApp|Telegram|Viber|Messenger|Threema|iMessage|(?<=[\p{Ll},] )Signal)(?![\p{L}\d])/gu;

/** Finds texts that name a messaging app that the clinic does not use. */
export function findForeignApps({ space }: { space: Space }): ContentFinding[] {
  const usedApps = new Set(
    entriesOf(space, 'contactDetails').flatMap(({ fields }) =>
      Object.values(fields['messagingAppName'] ?? {}).map((name) => String(name).toLowerCase()),
    ),
  );
  return findInTexts(space, ({ text }) => {
    const app = text.match(apps)?.find((name) => !usedApps.has(name.toLowerCase()));
    return app === undefined ? undefined : problem('foreignApp', { app });
  });
}
