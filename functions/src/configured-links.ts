import { answerLinkKeys, readSiteOrigin } from './config.ts';
import { parseLinkKeys } from './link-keys.ts';
import { signAnswerLink } from './answer-link.ts';
import type { AnswerLink } from './queue/reminders.ts';

/** None where the secret holds no key. */
export const linkKeys = () => parseLinkKeys(answerLinkKeys.value());

export const hasLinks = () => linkKeys().length > 0;

export const answerLink: AnswerLink = ({ key, receivedAt }) => {
  const link = signAnswerLink(linkKeys(), key, Date.parse(receivedAt));
  return link && `${readSiteOrigin()}/api/answered?cerere=${link}`;
};
