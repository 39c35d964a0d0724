type Policy = {
  createHTML: (html: string) => TrustedHTML;
  createScriptURL: (address: string) => URL;
};
type Factory = { createPolicy: (name: string, rules: object) => Policy };

const unchanged = (value: string) => value;

/**
 * The browser accepts HTML and script addresses from this policy only (scripts/build/document.ts). The policy changes
 * nothing: each caller says why its value is safe.
 */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('site', {
  createHTML: unchanged,
  createScriptURL: unchanged,
});

/** For `dangerouslySetInnerHTML`: only HTML that is sanitised, or a file of this repository. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}

/** Only for addresses that the build wrote into the code. */
export function trustedScriptUrl(address: string): string | URL {
  return policy?.createScriptURL(address) ?? address;
}
