import { joinSpace } from './join-space.ts';

const fragments = import.meta.glob('/content/**/*.json', { eager: true, import: 'default' });

/** The space embedded in the repository, for what Vite builds; scripts/read-embedded-space.ts reads it for scripts. */
export const embeddedSpace = joinSpace(fragments);
