import type { ContactErrors, ContactField } from '../../shared/contact-request.ts';
import { answerWords, type Language } from './answer-words.ts';
import { markup, type Html } from './html.ts';

/** What the visitor typed, as it came. */
export type Typed = Record<string, unknown>;

type TextField = 'name' | 'email' | 'phone' | 'message';

const attributes: Record<TextField, Html> = {
  name: markup`autocomplete="name" required`,
  email: markup`type="email" autocomplete="email"`,
  phone: markup`type="tel" autocomplete="tel"`,
  message: markup`rows="6" required`,
};

/** A field as it was typed; nothing when it was not, or is no text. */
export const typedText = (typed: Typed, field: ContactField): string =>
  typeof typed[field] === 'string' ? typed[field] : '';

function errorParts(errors: ContactErrors, language: Language) {
  const first = [...Object.keys(attributes), 'consent'].find((field) => field in errors);
  return {
    state: (field: ContactField): Html =>
      errors[field]
        ? markup` aria-invalid="true" aria-describedby="${field}-error"${field === first && markup` autofocus`}`
        : markup``,
    words(field: ContactField): Html {
      const code = errors[field];
      return code
        ? markup`<p class="error" id="${field}-error">${answerWords[language].errors[code]}</p>`
        : markup``;
    },
  };
}

/** The form again, with what was typed in it and its errors beside their fields; sent natively once more. */
export function answerForm(typed: Typed, errors: ContactErrors, language: Language): Html {
  const words = answerWords[language];
  const error = errorParts(errors, language);

  function control(field: TextField): Html {
    const named = markup`id="${field}" name="${field}" ${attributes[field]}${error.state(field)}`;
    const value = typedText(typed, field);
    // A browser drops the first line end in a text area, so it is given one to drop.
    return field === 'message'
      ? markup`<textarea ${named}>\n${value}</textarea>`
      : markup`<input ${named} value="${value}">`;
  }

  const row = (field: TextField) =>
    markup`<div><label for="${field}">${words[field]}</label>${control(field)}${error.words(field)}</div>`;

  // A hidden field that was wrong would be wrong again, and nobody could correct it.
  function hidden(field: ContactField, otherwise: string): Html {
    const value = errors[field] ? otherwise : typedText(typed, field);
    return value ? markup`<input type="hidden" name="${field}" value="${value}">\n` : markup``;
  }

  return markup`<form action="/api/contact" method="post" novalidate>
<input type="hidden" name="language" value="${language}">
${hidden('page', words.home)}${hidden('consentVersion', '0')}${hidden('package', '')}${hidden('consentAt', '')}${hidden('id', '')}
${row('name')}
${row('email')}
${row('phone')}
<p class="hint">${words.contactHint}</p>
${row('message')}
<div><input type="checkbox" id="consent" name="consent" value="yes"${typed.consent === true && markup` checked`}${error.state('consent')}>
<label for="consent">${words.consent}</label> <a href="${words.privacy}">${words.privacyLink}</a>${error.words('consent')}</div>
<div class="trap" aria-hidden="true"><label for="website">Website</label>
<input id="website" name="website" tabindex="-1" autocomplete="off" value="${typedText(typed, 'website')}"></div>
<button>${words.send}</button>
</form>`;
}
