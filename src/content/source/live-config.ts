/** May be incomplete: the client reports missing values. */
export type LiveConfig = {
  spaceId: string | undefined;
  accessToken: string | undefined;
  environment: string;
  origin: string;
};

type Environment = Record<string, string | undefined>;

const deliveryApi = 'https://cdn.contentful.com';

/** `host` is `cdn.eu.contentful.com` or `http://127.0.0.1:8055`. `URL.canParse` is newer than some browsers. */
function originOf(host: string): string {
  try {
    const url = new URL(/^https?:\/\//.test(host) ? host : `https://${host}`);
    if (url.pathname === '/') return url.origin;
  } catch {
    // It is no address at all.
  }
  throw new Error(`CONTENTFUL_HOST is "${host}"; write a host, or an address as http://127.0.0.1:8055.`);
}

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

export function refreshConfigOf(env: Environment): LiveConfig | undefined {
  return liveConfigOf(env, 'VITE_');
}

/** Of a space whose data stay in the European Union. */
const region = ({ origin }: LiveConfig) => (origin.includes('.eu.') ? '.eu' : '');

export function entryAddress(config: LiveConfig, entry: string): string {
  const { spaceId, environment } = config;
  return `https://app${region(config)}.contentful.com/spaces/${spaceId}/environments/${environment}/entries/${entry}`;
}

/** Where the service keeps the files of a space. */
export function fileOrigin(config: LiveConfig, kind: 'images' | 'videos'): string {
  return `https://${kind}${region(config)}.ctfassets.net/${config.spaceId}`;
}
