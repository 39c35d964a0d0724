import { joinSpace } from './join-space.ts';

// vite.config.ts says which clinic's folder #clinic is.
const fragments = import.meta.glob(['/src/content/content-types/*.json', '#clinic/content/**/*.json'], {
  eager: true,
  import: 'default',
});

/** The clinic's embedded space, for what Vite builds; scripts/read-embedded-space.ts reads it for scripts. */
export const embeddedSpace = joinSpace(fragments);
