type Policy = {
  createHTML: (html: string) => TrustedHTML;
  createScriptURL: (address: string) => URL;
};
type Factory = { createPolicy: (name: string, rules: object) => Policy };

const unchanged = (value: string) => value;

/**
 * The one policy by which the site gives HTML and addresses of scripts to the browser, which takes them from nobody else
 * (scripts/build/document.ts). It passes on what it is given: each caller says why that is safe.
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
