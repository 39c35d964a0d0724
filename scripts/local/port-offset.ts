/** From here up the ports are those of the tests. */
export const testOffset = 20_000;

/** How far PORT_OFFSET moves every port, so that two checkouts run side by side. */
export function portOffset(env: Record<string, string | undefined> = process.env): number {
  const offset = Number(env['PORT_OFFSET'] ?? 0);
  const isOfTests = env['OWN_CLINIC_DIR'] !== undefined;
  const limit = isOfTests ? 2 * testOffset : testOffset;
  if (offset % 100 === 0 && offset >= 0 && offset < limit) return offset;
  throw new Error(`PORT_OFFSET is "${env['PORT_OFFSET']}"; write 100, 200 … up to ${testOffset - 100}.`);
}
