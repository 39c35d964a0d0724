import { contentTypes } from '../../../src/model/content-model.ts';
import type { ContentType } from '../../../src/model/define/content-type.ts';
import type { Field } from '../../../src/model/define/model-field.ts';
import { problem, decodeProblem, problemMessage, type Problem } from '../../../src/model/define/problems.ts';

/** Matches problems that a field's type, control or size limit in Contentful prevents. */
const enforced = /^(?:empty|notAText|notAnOption|notYesOrNo|missingLink|dayForm|tooLong|listEmpty)$/;

/** Rules that compare several fields or entries, or apply to every text. */
const crossEntryRules = [
  problem('missingInPart', { part: '…' }),
  problem('repeatedIndex', { index: '…', others: '…' }),
  problem('linkTwice', { id: '…' }),
  problem('undescribed', { id: '…', language: '…' }),
  problem('severalEntries', { count: '…', ids: '…' }),
  problem('cedilla', { word: '…' }),
  problem('script', { tag: '…' }),
];

/** A valibot schema, or a step of its pipe. */
type Step = { message?: unknown; pipe?: Step[]; item?: Step; wrapped?: Step };

/** Replaces the values of a problem by `…`, since the rule is listed without an input. */
function withoutValues(found: Problem | undefined): Problem | undefined {
  if (!found) return undefined;
  const values = Object.keys(found.values).map((name) => [name, '…']);
  return { ...found, values: Object.fromEntries(values) as Problem['values'] };
}

/** A message may be a function of the input; its values are replaced, so an empty list serves as input. */
function messageOf({ message }: Step): Problem | undefined {
  if (typeof message !== 'function') return decodeProblem(String(message));
  const make = message as (issue: { input: unknown[] }) => string;
  try {
    return withoutValues(decodeProblem(make({ input: [] })));
  } catch {
    return undefined;
  }
}

function problemsOf(step: Step | undefined): Problem[] {
  if (!step) return [];
  const ownProblem = messageOf(step);
  // The first step of a pipe is the schema itself.
  const steps = step.pipe?.slice(1) ?? [];
  return [...(ownProblem ? [ownProblem] : []), ...[...steps, step.item, step.wrapped].flatMap(problemsOf)];
}

function uncarriedBy({ schema, storage }: Field): Problem[] {
  const validations = [...(storage.validations ?? []), ...(storage.items?.validations ?? [])];
  const codes = new Set(validations.map((validation) => validation.problem.code));
  return problemsOf(schema as Step).filter(({ code }) => !codes.has(code) && !enforced.test(code));
}

/** Returns the rules that a build checks and Contentful cannot, each with the fields to which it applies. */
export function unsupportedRules(): string[] {
  const found = new Map<string, Set<string>>();
  const add = (words: string, where: string) => found.set(words, (found.get(words) ?? new Set()).add(where));
  for (const { id, fields, rule: typeRule } of Object.values<ContentType>(contentTypes)) {
    for (const [name, field] of Object.entries(fields))
      for (const rule of uncarriedBy(field)) add(problemMessage(rule, 'en'), `${id}.${name}`);
    if (typeRule) add(problemMessage(problem(typeRule), 'en'), id);
  }
  for (const rule of crossEntryRules) add(problemMessage(rule, 'en'), 'everywhere');
  return [...found].map(([words, where]) => `  ${words} (${[...where].join(', ')})`);
}
