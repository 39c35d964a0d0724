/** What a package-lock.json says of its packages, by their folders. */
export type LockedPackage = {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockedPackage> };

/** The package that Node finds under a name from the folder of another, the nearest first. */
export function findPackage({ packages }: LockFile, from: string, name: string): string | undefined {
  const parts = from.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...folders.filter((folder) => folder !== ''), '']
    .map((folder) => `${folder}/node_modules/${name}`.replace(/^\//, ''))
    .find((key) => packages[key]);
}

/** The versions of all packages that one needs, directly or not, by their names. */
export function neededVersions(lock: LockFile, from: string): Record<string, string[]> {
  const versions: Record<string, Set<string>> = {};
  const visited = new Set<string>();
  const visit = (folder: string) => {
    if (visited.has(folder)) return;
    visited.add(folder);
    const { dependencies, optionalDependencies } = lock.packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findPackage(lock, folder, name);
      if (!found) continue;
      (versions[name] ??= new Set()).add(lock.packages[found]?.version ?? '');
      visit(found);
    }
  };
  visit(from);
  return Object.fromEntries(Object.entries(versions).map(([name, found]) => [name, [...found].toSorted()]));
}
