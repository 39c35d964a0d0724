import type { ContactErrors, ContactField } from '../../shared/contact-request.ts';
import { answerWords, type Language } from './answer-words.ts';
import { html, type Html } from './html.ts';

/** What the visitor typed, as it came. */
export type Typed = Record<string, unknown>;

type TextField = 'name' | 'email' | 'phone' | 'message';

const attributes: Record<TextField, Html> = {
  name: html`autocomplete="name" required`,
  email: html`type="email" autocomplete="email"`,
  phone: html`type="tel" autocomplete="tel"`,
  message: html`rows="6" required`,
};

export const typedText = (typed: Typed, field: ContactField): string =>
  typeof typed[field] === 'string' ? typed[field] : '';

/** The form again, with what was typed in it and its errors beside their fields; sent natively once more. */
export function answerForm(typed: Typed, errors: ContactErrors, language: Language): Html {
  const words = answerWords[language];
  const first = Object.keys(attributes).concat('consent').find((field) => field in errors);

  function state(field: ContactField): Html {
    if (!errors[field]) return html``;
    return html`aria-invalid="true" aria-describedby="${field}-error" ${field === first && html`autofocus`}`;
  }

  function error(field: ContactField): Html {
    const code = errors[field];
    return code ? html`<p class="error" id="${field}-error">${words.errors[code]}</p>` : html``;
  }

  function control(field: TextField): Html {
    const shared = html`id="${field}" name="${field}" ${attributes[field]} ${state(field)}`;
    const value = typedText(typed, field);
    // A browser drops the first line end of a text area, so it is given one to drop.
    return field === 'message'
      ? html`<textarea ${shared}>\n${value}</textarea>`
      : html`<input ${shared} value="${value}">`;
  }

  const row = (field: TextField) =>
    html`<div><label for="${field}">${words[field]}</label>${control(field)}${error(field)}</div>`;

  // A hidden field that was wrong would be wrong again, and nobody could mend it.
  function hidden(field: ContactField, otherwise: string): Html {
    const value = errors[field] ? otherwise : typedText(typed, field);
    return value ? html`<input type="hidden" name="${field}" value="${value}">` : html``;
  }

  return html`<form action="/api/contact" method="post" novalidate>
${hidden('id', '')}${hidden('package', '')}${hidden('consentAt', '')}${hidden('page', words.home)}
${hidden('consentVersion', '0')}<input type="hidden" name="language" value="${language}">
${row('name')}
${row('email')}
${row('phone')}
<p class="hint">${words.contactHint}</p>
${row('message')}
<div><input type="checkbox" id="consent" name="consent" value="yes" ${typed.consent === true && html`checked`} ${state('consent')}>
<label for="consent">${words.consent}</label> <a href="${words.privacy}">${words.privacyLink}</a>${error('consent')}</div>
<div class="trap" aria-hidden="true"><label for="website">Website</label>
<input id="website" name="website" tabindex="-1" autocomplete="off" value="${typedText(typed, 'website')}"></div>
<button>${words.send}</button>
</form>`;
}
