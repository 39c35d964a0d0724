/** Which live space to read, and where. Half a configuration is kept as it is: the client says what it lacks. */
export type LiveConfig = {
  spaceId: string | undefined;
  accessToken: string | undefined;
  environment: string;
  origin: string;
};

const deliveryApi = 'https://cdn.contentful.com';

/** `cdn.eu.contentful.com`, `http://127.0.0.1:8055`: a host, or an address without a path. */
function originOf(host: string): string {
  const address = /^https?:\/\//.test(host) ? host : `https://${host}`;
  if (!URL.canParse(address) || new URL(address).pathname !== '/') {
    throw new Error(`CONTENTFUL_HOST is "${host}"; write a host, or an address as http://127.0.0.1:8055.`);
  }
  return new URL(address).origin;
}

/** The live space the environment names; undefined when it names neither space nor token. Empty counts as absent. */
export function liveConfigOf(env: Record<string, string | undefined>): LiveConfig | undefined {
  const spaceId = env['CONTENTFUL_SPACE_ID'] || undefined;
  const accessToken = env['CONTENTFUL_ACCESS_TOKEN'] || undefined;
  if (!spaceId && !accessToken) return undefined;
  return {
    spaceId,
    accessToken,
    environment: env['CONTENTFUL_ENVIRONMENT'] || 'master',
    origin: originOf(env['CONTENTFUL_HOST'] || deliveryApi),
  };
}
