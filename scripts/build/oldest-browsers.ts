/** The design is whole in these and in all later versions (docs/decisions/0021-the-oldest-browsers.md). */
export const oldestBrowsers = { chrome: '109', firefox: '115', safari: '15.6', ios: '15.6' } as const;

/** As Vite and Rolldown read them: `chrome109`. */
export const scriptTargets = Object.entries(oldestBrowsers).map(([browser, version]) => browser + version);

function lightningVersion(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

const { ios, ...desktop } = oldestBrowsers;

/** As Lightning CSS reads them. */
export const styleTargets = Object.fromEntries(
  Object.entries({ ...desktop, ios_saf: ios }).map(([browser, version]) => [
    browser,
    lightningVersion(version),
  ]),
);
