type Policy = {
  createHTML: (html: string) => TrustedHTML;
  createScriptURL: (address: string) => URL;
};
type Factory = { createPolicy: (name: string, rules: object) => Policy };

const unchanged = (value: string) => value;

/** The only policy of the document (`scripts/build/site-policy.ts`). It passes values on: callers say why that is safe. */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('site', {
  createHTML: unchanged,
  createScriptURL: unchanged,
});

/** Only for sanitised HTML or a file of this repository. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}

/** Only for addresses written by the build. */
export function trustedScriptUrl(address: string): string | URL {
  return policy?.createScriptURL(address) ?? address;
}
