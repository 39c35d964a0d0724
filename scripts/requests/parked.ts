/**
 * `node scripts/requests/parked.ts [--project <id>]`: the requests no mailbox has taken, by reference. Reads nothing of what
 * visitors wrote. `--origin` names another address than that of Cloud Tasks.
 */
import { clinicTimeZone } from '../../shared/brand.ts';
import { readArguments } from './parked-requests.ts';

const time = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: clinicTimeZone,
});

const parked = await readArguments().queue.list();
for (const { reference, receivedAt, round, nextTry } of parked) {
  console.log(
    `${reference}  received ${time.format(receivedAt)}, round ${round}, next try ${time.format(nextTry)}`,
  );
}
console.log(parked.length === 0 ? 'No request is parked.' : `${parked.length} parked, times of Romania.`);
