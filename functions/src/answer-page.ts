import { parseContactRequest, type ContactAnswer, type ContactErrors } from '../../shared/contact-request.ts';
import { contentSecurityPolicy } from '../../shared/security-headers.ts';
import { answerForm, typedText, type Typed } from './answer-form.ts';
import { answerStyle, answerStyleSource } from './answer-style.ts';
import { answerWords, type Language } from './answer-words.ts';
import type { Clinic } from './config.ts';
import { markup, type Html } from './html.ts';

/** Who the page is for: what they typed, if anything could be read, and the clinic they wrote to. */
export type PageVisit = { clinic: Clinic; typed: Typed };

/** The Content-Security-Policy of the page. */
export const answerPagePolicy = contentSecurityPolicy({
  'style-src': [answerStyleSource],
  'img-src': ["'self'"],
});

function sent(reference: string, language: Language): Html {
  const words = answerWords[language];
  return markup`<p>${words.sentDetail}</p>
<p class="reference">${words.reference}: <strong>${reference}</strong></p>`;
}

function summary(errors: ContactErrors, language: Language): Html {
  const words = answerWords[language].errors;
  const items = Object.entries(errors)
    .filter(([, code]) => code !== 'invalid')
    .map(([field, code]) => markup`<li><a href="#${field}">${words[code]}</a></li>`);
  const isSiteAtFault = Object.values(errors).includes('invalid');
  return markup`<ul class="summary">${items}${isSiteAtFault && markup`<li>${words.invalid}</li>`}</ul>`;
}

function byPhone(words: string, { phone, phoneNumber }: Clinic): Html {
  return markup`<p>${words} <a href="tel:${phoneNumber}">${phone}</a></p>`;
}

function outcome(answer: ContactAnswer, clinic: Clinic, language: Language): { title: string; detail: Html } {
  const words = answerWords[language];
  if (answer.ok) return { title: words.sentTitle, detail: sent(answer.reference, language) };
  if (answer.errors) return { title: words.errorsTitle, detail: summary(answer.errors, language) };
  if (answer.code === 'too_many_requests') {
    return { title: words.tooManyTitle, detail: byPhone(words.tooManyDetail, clinic) };
  }
  return { title: words.failedTitle, detail: byPhone(words.failedDetail, clinic) };
}

/** The page the form was sent from, where its path passes the check: a page of ours may lead nowhere else. */
function wayBack(typed: Typed, language: Language): string {
  const parsed = parseContactRequest(typed);
  const isChecked = parsed.ok || !parsed.errors.page;
  return (isChecked && typedText(typed, 'page')) || answerWords[language].home;
}

/** The page someone sees whose browser sent the form natively: thanks, errors beside their fields, or other ways. */
export function answerPage(answer: ContactAnswer, { clinic, typed }: PageVisit): string {
  const language: Language = typed.language === 'en' ? 'en' : 'ro';
  const words = answerWords[language];
  const { title, detail } = outcome(answer, clinic, language);
  const canSendAgain = !answer.ok && Object.keys(typed).length > 0;
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${clinic.name}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${answerStyle}
</head>
<body>
<header><a href="${words.home}">${clinic.name}</a></header>
<main>
<h1>${title}</h1>
${detail}
${canSendAgain && answerForm(typed, answer.errors ?? {}, language)}
<p><a href="${wayBack(typed, language)}">${words.back}</a></p>
</main>
</body>
</html>
`.html;
}
