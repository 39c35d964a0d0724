import { watch } from 'node:fs';
import { run } from './processes.ts';

/** Bundles the functions again when one of their files changes; the emulator takes the new bundle by itself. */
export function watchFunctions() {
  let timer: NodeJS.Timeout | undefined;
  const bundle = () => {
    run(['scripts/build-functions.ts']).then(
      () => console.log('Functions bundled again.'),
      (error: Error) => console.error(error.message),
    );
  };
  for (const folder of ['functions/src', 'shared']) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(bundle, 100);
    });
  }
}
