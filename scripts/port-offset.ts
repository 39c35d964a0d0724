/** Above it the highest port would not exist. */
const largestOffset = 50_000;

/** How far PORT_OFFSET moves every port, so that two checkouts run side by side. */
export function portOffset(env: Record<string, string | undefined> = process.env): number {
  const offset = Number(env['PORT_OFFSET'] ?? 0);
  if (Number.isInteger(offset) && offset >= 0 && offset <= largestOffset) return offset;
  throw new Error(
    `PORT_OFFSET is "${env['PORT_OFFSET']}"; write a whole number from 0 to ${largestOffset}, such as 100.`,
  );
}
