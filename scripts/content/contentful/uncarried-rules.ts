import { contentTypes } from '../../../src/model/content-model.ts';
import type { ContentType } from '../../../src/model/define/content-type.ts';
import type { Field } from '../../../src/model/define/model-field.ts';
import { problem, ruleProblem, wordsOf, type Problem } from '../../../src/model/define/problems.ts';

/** What a field's type, its control or its size in Contentful rules out. */
const ruledOut = /^(?:empty|notAText|notAnOption|notYesOrNo|missingLink|dayForm|tooLong|listEmpty)$/;

/** Rules about more than a field. */
const ofSpace = [
  problem('missingInPart', { part: '…' }),
  problem('repeatedIndex', { index: '…', others: '…' }),
  problem('linkTwice', { id: '…' }),
  problem('undescribed', { id: '…', language: '…' }),
  problem('severalEntries', { count: '…', ids: '…' }),
  problem('cedilla', { word: '…' }),
  problem('script', { tag: '…' }),
];

/** A schema of valibot, or a step of one. */
type Step = { message?: unknown; pipe?: Step[]; item?: Step; wrapped?: Step };

/** A message that is made from the list or text it is about has its values from there. */
function madeOf(found: Problem | undefined): Problem | undefined {
  if (!found) return undefined;
  const values = Object.keys(found.values).map((name) => [name, '…']);
  return { ...found, values: Object.fromEntries(values) as Problem['values'] };
}

/** Made from an empty list, which also names the rule. */
function messageOf({ message }: Step): Problem | undefined {
  if (typeof message !== 'function') return ruleProblem(String(message));
  const make = message as (issue: { input: unknown[] }) => string;
  try {
    return madeOf(ruleProblem(make({ input: [] })));
  } catch {
    return undefined;
  }
}

function problemsOf(step: Step | undefined): Problem[] {
  if (!step) return [];
  const own = messageOf(step);
  // The first step of a pipe is the schema itself.
  const steps = step.pipe?.slice(1) ?? [];
  return [...(own ? [own] : []), ...[...steps, step.item, step.wrapped].flatMap(problemsOf)];
}

function uncarriedBy({ schema, storage }: Field): Problem[] {
  const carried = [...(storage.validations ?? []), ...(storage.items?.validations ?? [])];
  const codes = new Set(carried.map((validation) => validation.problem.code));
  return problemsOf(schema as Step).filter(({ code }) => !codes.has(code) && !ruledOut.test(code));
}

/** The rules of the model that a space cannot check, so that only a build does: each with its fields. */
export function uncarriedRules(): string[] {
  const found = new Map<string, Set<string>>();
  const note = (words: string, where: string) => found.set(words, (found.get(words) ?? new Set()).add(where));
  for (const { id, fields, rule: ofType } of Object.values<ContentType>(contentTypes)) {
    for (const [name, field] of Object.entries(fields))
      for (const rule of uncarriedBy(field)) note(wordsOf(rule, 'en'), `${id}.${name}`);
    if (ofType) note(wordsOf(problem(ofType), 'en'), id);
  }
  for (const rule of ofSpace) note(wordsOf(rule, 'en'), 'everywhere');
  return [...found].map(([words, where]) => `  ${words} (${[...where].join(', ')})`);
}
