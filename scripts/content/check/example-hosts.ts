/** Names that are reserved for examples (RFC 2606): nobody is reached there. */
const exampleHost = /(^|[@.])example(\.(com|org|net))?$/i;

/** Whether a host, an e-mail address or a URL leads to an example. */
export function isExample(address: string): boolean {
  const { hostname = '', pathname = '' } = URL.canParse(address) ? new URL(address) : {};
  // `mailto:` has no host.
  return exampleHost.test(hostname || pathname || address);
}
