import { limits } from '../../../shared/contact-fields.ts';
import { withoutNoBreaks } from '../../content/page/without-no-breaks.ts';
import type { Estimate, PersonEstimate } from './estimate.ts';
import type { Wording } from './wording.ts';

function personLines(estimate: PersonEstimate, wording: Wording): string[] {
  const { percent, total } = estimate;
  const discount = percent > 0 ? ` (${wording.discountName(percent)})` : '';
  return [
    `${wording.personName(estimate)}: ${wording.sumText(total)}${discount}`,
    ...estimate.lines.map((line) => `- ${wording.lineName(line)}: ${wording.sumText(line.sum)}`),
  ];
}

/** What the form's message begins with. Of an estimate that would leave no room to write, only the sums. */
export function estimateMessage({ people, total }: Estimate, wording: Wording): string {
  const { messageOpening, grandTotal } = wording.texts;
  const perPerson = people
    .filter(({ lines }) => lines.length > 0)
    .map((estimate) => personLines(estimate, wording));
  const messageWith = (lines: string[]) =>
    withoutNoBreaks([messageOpening, ...lines, `${grandTotal}: ${wording.sumText(total)}`, ''].join('\n'));
  const whole = messageWith(perPerson.flat());
  return whole.length <= limits.message.max / 2 ? whole : messageWith(perPerson.flatMap(([sum = '']) => sum));
}
