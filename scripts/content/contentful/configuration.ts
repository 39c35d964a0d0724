import type { Destination } from './import-space.ts';

/** The space named by the environment, for the commands that write to it or read all of it. */
export function managedSpace(): Destination {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_MANAGEMENT_TOKEN, CONTENTFUL_ENVIRONMENT } = process.env;
  /** `api.eu.contentful.com` for a space in the EU, whose other services are called after it. */
  const { CONTENTFUL_MANAGEMENT_HOST: host } = process.env;
  const missing = Object.entries({ CONTENTFUL_SPACE_ID, CONTENTFUL_MANAGEMENT_TOKEN })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (!CONTENTFUL_SPACE_ID || !CONTENTFUL_MANAGEMENT_TOKEN) {
    throw new Error(`Set ${missing.join(' and ')}; Contentful shows both under Settings.`);
  }
  return {
    spaceId: CONTENTFUL_SPACE_ID,
    managementToken: CONTENTFUL_MANAGEMENT_TOKEN,
    environmentId: CONTENTFUL_ENVIRONMENT || 'master',
    ...(host && {
      host,
      hostUpload: host.replace(/^api\./, 'upload.'),
      hostDelivery: host.replace(/^api\./, 'cdn.'),
    }),
  };
}

/** Says what went wrong in one line for each part, and ends with 1. */
export function fail(error: unknown): void {
  const {
    message,
    cause,
    errors = [],
  } = error as Error & {
    errors?: { error: Error & { entity?: unknown } }[];
  };
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
  for (const { error: one } of errors) {
    const { sys } = (one.entity ?? {}) as { sys?: { id?: string } };
    console.error(`  ${sys?.id ? `${sys.id}: ` : ''}${one.message.replace(/^Error: /, '')}`);
  }
  process.exitCode = 1;
}
