import { joinSpace } from './join-space.ts';

const fragments = import.meta.glob('/content/**/*.json', { eager: true, import: 'default' });

/** The space embedded in the repository, for code that Vite builds; scripts read the same files with scripts/read-embedded-space.ts. */
export const embeddedSpace = joinSpace(fragments);
