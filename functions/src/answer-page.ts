import { parseContactRequest, type ContactAnswer, type ContactErrors } from '../../shared/contact-request.ts';
import { answerForm, typedText, type Typed } from './answer-form.ts';
import { answerStyle, answerStyleSource } from './answer-style.ts';
import { answerWords, type Language } from './answer-words.ts';
import type { Clinic } from './config.ts';
import { html, type Html } from './html.ts';

/** Who the page is for: what they typed, if anything could be read, and the clinic they wrote to. */
export type PageVisit = { clinic: Clinic; typed: Typed };

/** The Content-Security-Policy of the page. */
export const answerPagePolicy = [
  "default-src 'none'",
  `style-src ${answerStyleSource}`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function sent(reference: string, language: Language): Html {
  const words = answerWords[language];
  return html`<p>${words.sentDetail}</p>
<p class="reference">${words.reference}: <strong>${reference}</strong></p>`;
}

function summary(errors: ContactErrors, language: Language): Html {
  const words = answerWords[language];
  const items = Object.entries(errors).map(([field, code]) =>
    code === 'invalid'
      ? html`<li>${words.errors[code]}</li>`
      : html`<li><a href="#${field}">${words.errors[code]}</a></li>`,
  );
  return html`<ul class="summary">${items}</ul>`;
}

function byPhone({ phone, phoneNumber }: Clinic, language: Language): Html {
  return html`<p>${answerWords[language].failedDetail} <a href="tel:${phoneNumber}">${phone}</a></p>`;
}

/** The page someone sees whose browser sent the form natively: thanks, errors beside their fields, or other ways. */
export function answerPage(answer: ContactAnswer, { clinic, typed }: PageVisit): string {
  const language: Language = typed.language === 'en' ? 'en' : 'ro';
  const words = answerWords[language];
  const errors = answer.ok ? {} : (answer.errors ?? {});
  const isInvalid = Object.keys(errors).length > 0;
  const title = answer.ok ? words.sentTitle : isInvalid ? words.errorsTitle : words.failedTitle;
  // The page the form was sent from leads back only where its path passed the check.
  const parsed = parseContactRequest(typed);
  const isPathChecked = parsed.ok || !parsed.errors.page;
  const back = (isPathChecked && typedText(typed, 'page')) || words.home;
  const canSendAgain = !answer.ok && Object.keys(typed).length > 0;
  return html`<!doctype html>
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
${answer.ok ? sent(answer.reference, language) : isInvalid ? summary(errors, language) : byPhone(clinic, language)}
${canSendAgain && answerForm(typed, errors, language)}
<p><a href="${back}">${words.back}</a></p>
</main>
</body>
</html>
`.html;
}
