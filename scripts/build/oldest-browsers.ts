/** These and all later versions show the whole design (decision 21). */
export const oldestBrowsers = { chrome: '109', firefox: '115', safari: '15.6', ios: '15.6' } as const;

/** For Vite and Rolldown: `chrome109`. */
export const scriptTargets = Object.entries(oldestBrowsers).map(([browser, version]) => browser + version);

function lightningVersion(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

const { ios, ...desktop } = oldestBrowsers;

/** For Lightning CSS. */
export const styleTargets = Object.fromEntries(
  Object.entries({ ...desktop, ios_saf: ios }).map(([browser, version]) => [
    browser,
    lightningVersion(version),
  ]),
);
