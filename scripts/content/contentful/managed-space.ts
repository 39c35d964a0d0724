/** Without `host` and `hostUpload`, requests go to Contentful's default hosts. */
export type ManagedSpace = {
  spaceId: string;
  environmentId: string;
  managementToken: string;
  host?: string;
  hostUpload?: string;
};

export function readManagedSpace(): ManagedSpace {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_MANAGEMENT_TOKEN, CONTENTFUL_ENVIRONMENT } = process.env;
  const missing = Object.entries({ CONTENTFUL_SPACE_ID, CONTENTFUL_MANAGEMENT_TOKEN })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (!CONTENTFUL_SPACE_ID || !CONTENTFUL_MANAGEMENT_TOKEN) {
    throw new Error(`Set ${missing.join(' and ')}; Contentful shows both under Settings.`);
  }
  // Spaces in the EU have other hosts, such as `api.eu.contentful.com`.
  const { CONTENTFUL_MANAGEMENT_HOST: host } = process.env;
  return {
    spaceId: CONTENTFUL_SPACE_ID,
    managementToken: CONTENTFUL_MANAGEMENT_TOKEN,
    environmentId: CONTENTFUL_ENVIRONMENT || 'master',
    ...(host && { host, hostUpload: host.replace(/^api\./, 'upload.') }),
  };
}

export async function withoutConsole<T>(work: () => Promise<T>): Promise<T> {
  const { log, warn, error } = console;
  console.log = console.warn = console.error = () => undefined;
  try {
    return await work();
  } finally {
    Object.assign(console, { log, warn, error });
  }
}

type ToolError = Error & { errors?: { error: Error & { entity?: { sys?: { id?: string } } } }[] };

/** Prints an error, and the errors that contentful-import has collected in `errors`. */
export function fail(error: unknown): void {
  const { message, cause, errors = [] } = error as ToolError;
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
  for (const { error: one } of errors) {
    const id = one.entity?.sys?.id;
    console.error(`  ${id ? `${id}: ` : ''}${one.message.replace(/^Error: /, '')}`);
  }
  process.exitCode = 1;
}
