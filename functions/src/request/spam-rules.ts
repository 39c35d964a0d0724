import type { ContactRequest } from '../../../shared/contact-request.ts';
import { minuteMs } from '../../../shared/durations.ts';
import { createLimiter } from './rate-limits.ts';

type SpamRule = { points: number; reason: string };

export const spamRules = {
  honeypot: { points: 6, reason: 'câmpul ascuns a fost completat' },
  markup: { points: 6, reason: 'mesajul are coduri de legături' },
  linkInName: { points: 6, reason: 'numele are o adresă de internet' },
  manyLinks: { points: 4, reason: 'mesajul are mai multe adrese de internet' },
  repeated: { points: 4, reason: 'același mesaj a venit de mai multe ori' },
  filledTooFast: { points: 3, reason: 'formularul a fost completat în mai puțin de 3 secunde' },
  link: { points: 2, reason: 'mesajul are o adresă de internet' },
  otherScript: { points: 3, reason: 'mesajul este scris cu alt alfabet' },
} as const satisfies Record<string, SpamRule>;

/** A rule that a genuine message may break has fewer points, so that it needs a second rule. */
const spamThreshold = 6;

const tooFastSeconds = 3;
/** Shorter messages, such as prefilled ones, are often equal, so they are not compared. */
const minComparedLength = 60;

/** Matches from `https:`, `www.` or a top-level domain common in spam to the end of a URL, so that each URL counts once. */
const linkPattern = /(?:https?:\/\/|www\.)\S+|[a-z\d-]\.(?:ru|xyz|top|click|shop|online|site|icu)\b\S*/gi;
const markupPattern = /\[url\b|\[link\b|<a\s|<\/a>|href\s*=/i;

function isOtherScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin < letters / 2;
}

export type FindSpamReasons = (request: ContactRequest) => string[];

export function createSpamDetector(): FindSpamReasons {
  const messageLimiter = createLimiter({ burst: 3, intervalMs: 20 * minuteMs });
  return ({ name, message, subject, fillingSeconds }) => {
    const links = message.match(linkPattern)?.length ?? 0;
    const applies: Record<keyof typeof spamRules, boolean> = {
      honeypot: subject !== undefined,
      markup: markupPattern.test(message),
      linkInName: name.match(linkPattern) !== null,
      manyLinks: links > 1,
      repeated: message.length >= minComparedLength && messageLimiter(message) > 0,
      filledTooFast: fillingSeconds !== undefined && fillingSeconds < tooFastSeconds,
      link: links === 1,
      otherScript: isOtherScript(message),
    };
    const brokenRules = Object.entries(spamRules).filter(([rule]) => applies[rule as keyof typeof spamRules]);
    const points = brokenRules.reduce((sum, [, rule]) => sum + rule.points, 0);
    return points < spamThreshold ? [] : brokenRules.map(([, { reason }]) => reason);
  };
}
