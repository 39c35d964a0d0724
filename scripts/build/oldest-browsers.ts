/** These versions and all later ones display the whole design (decision 21). */
export const oldestBrowsers = { chrome: '109', firefox: '115', safari: '15.6', ios: '15.6' } as const;

/** Targets for Vite and Rolldown, such as `chrome109`. */
export const scriptTargets = Object.entries(oldestBrowsers).map(([browser, version]) => browser + version);

export const styleTargets = {
  chrome: lightningVersion(oldestBrowsers.chrome),
  firefox: lightningVersion(oldestBrowsers.firefox),
  safari: lightningVersion(oldestBrowsers.safari),
  ios_saf: lightningVersion(oldestBrowsers.ios),
};

/** Returns `15.6` as Lightning CSS needs it: one number, with eight bits each for major version, minor version and patch. */
function lightningVersion(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}
