/** Resolves once `isSo`; throws with `what` after `seconds`. What `isSo` throws ends the waiting. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, seconds = 60) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
