type Policy = Record<string, readonly string[]>;

const self = "'self'";
const none = "'none'";

/** What a page may do beside its own files: hashes of inline code, and other hosts. All are CSP sources. */
export type PageSources = {
  inlineScripts?: readonly string[];
  inlineStyles?: readonly string[];
  images?: readonly string[];
  films?: readonly string[];
  content?: readonly string[];
  frames?: readonly string[];
};

export function contentSecurityPolicy(policy: Policy): string {
  const whole: Policy = {
    'default-src': [none],
    ...policy,
    'form-action': [self],
    'base-uri': [none],
    'frame-ancestors': [none],
  };
  return Object.entries(whole)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** HTML and addresses of scripts that are set by scripts pass through the policy of src/lib/trusted-types.ts. */
const trustedTypes: Policy = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['site'] };

export function pagePolicy(sources: PageSources): string {
  const {
    inlineScripts = [],
    inlineStyles = [],
    images = [],
    films = [],
    content = [],
    frames = [],
  } = sources;
  return contentSecurityPolicy({
    'script-src': [self, ...inlineScripts],
    'style-src': [self, ...inlineStyles],
    'img-src': [self, ...images],
    'font-src': [self],
    'media-src': [self, ...films],
    'connect-src': [self, ...content],
    'worker-src': [self],
    'manifest-src': [self],
    ...trustedTypes,
    ...(frames.length > 0 && { 'frame-src': frames }),
  });
}

/** What no page needs. A hosted player gets what its frame asks for. */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** For documents: no script is run unless the document says what it holds, in its import map. */
export const integrityPolicy = { 'Integrity-Policy': 'blocked-destinations=(script)' } as const;

export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
} as const;
