type Policy = {
  createHTML: (html: string) => TrustedHTML;
  createScriptURL: (address: string) => URL;
};
type Factory = { createPolicy: (name: string, rules: object) => Policy };

const identity = (value: string) => value;

/**
 * Browsers accept HTML and script URLs only from this policy (scripts/build/document.ts). The policy changes nothing:
 * every caller states why its value is safe.
 */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('site', {
  createHTML: identity,
  createScriptURL: identity,
});

/** For `dangerouslySetInnerHTML`: pass only HTML that is sanitised or from a file of this repository. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}

/** Pass only URLs that the build wrote into the code. */
export function trustedScriptUrl(address: string): string | URL {
  return policy?.createScriptURL(address) ?? address;
}
