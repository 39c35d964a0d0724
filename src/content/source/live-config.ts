/** May be incomplete: the Contentful client reports missing values. */
export type LiveConfig = {
  spaceId: string | undefined;
  accessToken: string | undefined;
  environment: string;
  origin: string;
};

type Environment = Record<string, string | undefined>;

const deliveryApi = 'https://cdn.contentful.com';

/** `host` is `cdn.eu.contentful.com` or `http://127.0.0.1:8055`. Some browsers lack `URL.canParse`. */
function originOf(host: string): string {
  try {
    const url = new URL(/^https?:\/\//.test(host) ? host : `https://${host}`);
    if (url.pathname === '/') return url.origin;
  } catch {
    // `host` is not a valid URL.
  }
  throw new Error(`CONTENTFUL_HOST is "${host}"; write a host, or an address as http://127.0.0.1:8055.`);
}

/** Returns how to reach the Contentful space that environment variables name; undefined if they name none. */
export function liveConfigOf(env: Environment, prefix = ''): LiveConfig | undefined {
  const read = (name: string) => env[`${prefix}CONTENTFUL_${name}`] || undefined;
  const [spaceId, accessToken] = [read('SPACE_ID'), read('ACCESS_TOKEN')];
  if (!spaceId && !accessToken) return undefined;
  return {
    spaceId,
    accessToken,
    environment: read('ENVIRONMENT') ?? 'master',
    origin: originOf(read('HOST') ?? deliveryApi),
  };
}

/** Returns the space in which pages look for newer content. */
export function refreshConfigOf(env: Environment): LiveConfig | undefined {
  return liveConfigOf(env, 'VITE_');
}

/** Returns `.eu`, a part of Contentful's host names, if the space's data stay in the EU. */
const region = ({ origin }: LiveConfig) => (origin.includes('.eu.') ? '.eu' : '');

export function entryUrl(config: LiveConfig, entry: string): string {
  const { spaceId, environment } = config;
  return `https://app${region(config)}.contentful.com/spaces/${spaceId}/environments/${environment}/entries/${entry}`;
}

/** The URLs of a space's files start with Contentful's asset host and the space id. */
export function assetUrlPrefix(config: LiveConfig, kind: 'images' | 'videos'): string {
  return `https://${kind}${region(config)}.ctfassets.net/${config.spaceId}`;
}
