/**
 * `node scripts/requests/replay.ts [--project <id>] [reference …]`: tries to deliver parked requests now, all of them or those
 * named. Each is delivered once, also when its own time comes meanwhile. `--origin` as in `parked.ts`.
 */
import { readArguments } from './parked-requests.ts';

const { queue, positionals } = readArguments();
const parked = await queue.list();
const asked = new Set(positionals.length > 0 ? positionals : parked.map(({ reference }) => reference));
for (const each of parked) {
  if (!asked.delete(each.reference)) continue;
  const isThere = await queue.run(each);
  console.log(`${each.reference}  ${isThere ? 'is being delivered' : 'is no longer parked'}`);
}
for (const reference of asked) {
  console.error(`${reference}  is not parked`);
  process.exitCode = 1;
}
console.log('`node scripts/requests/parked.ts` says what no mailbox has taken.');
