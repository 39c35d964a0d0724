/** What `npm ci` needs to find in `package-lock.json` on every machine the project is worked on. */

type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> };
export type LockFile = { packages: Record<string, LockedPackage> };

/** The platforms of those who work on the project, by the names that binaries of npm packages carry. */
const platforms = /darwin-(arm64|x64)|win32-x64|linux-(arm64|x64)(-gnu|-glibc)?$/;
/** Some other platform: nobody misses its binary here. */
const anyPlatform = /android|freebsd|openbsd|netbsd|sunos|aix|openharmony|wasm|musl|linux|win32|darwin/;

/** The folders in which Node looks for a package that `from` needs, the nearest first. */
function foldersFor(from: string): string[] {
  const parts = from === '' ? [] : from.split('/node_modules/');
  const folders = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`);
  return [...folders, ''];
}

/** A package asks for its binary by one version; what it asks for by a range is chosen as for any other dependency. */
const isOtherVersion = (wanted: string, { version }: LockedPackage) =>
  /^\d/.test(wanted) && version !== wanted;

/**
 * The binaries that the lock file's packages want and that the lock file does not name, as `package@version`. npm leaves
 * them out without a word where the registry lacks them, or names those of another version, and every other platform's
 * install then fails.
 */
export function missingBinaries({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => platforms.test(name) || !anyPlatform.test(name))
      .filter(([name, version]) => {
        const found = foldersFor(from).flatMap((folder) => packages[`${folder}node_modules/${name}`] ?? []);
        return !found[0] || isOtherVersion(version, found[0]);
      })
      .map(([name, version]) => `${name}@${version}`),
  );
}
