import type { DeliveryConfig } from './delivery-client.ts';

/** The space to refresh from in the browser, as the build was told; undefined when it was not. */
export function liveConfig(): DeliveryConfig | undefined {
  const {
    VITE_CONTENTFUL_SPACE_ID: space,
    VITE_CONTENTFUL_ACCESS_TOKEN: accessToken,
    VITE_CONTENTFUL_ENVIRONMENT: environment,
    VITE_CONTENTFUL_HOST: host,
  } = import.meta.env as Record<string, string | undefined>;
  return space && accessToken ? { space, accessToken, environment, host } : undefined;
}
