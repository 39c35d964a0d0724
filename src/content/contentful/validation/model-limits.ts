import * as v from 'valibot';
import type { Finding } from '../finding.ts';
import { byId, type Field, type FieldType, type Space } from '../space.ts';

const limitSchema = v.object({
  size: v.optional(v.object({ min: v.optional(v.number()), max: v.optional(v.number()) })),
  range: v.optional(v.object({ min: v.optional(v.number()), max: v.optional(v.number()) })),
  regexp: v.optional(v.object({ pattern: v.string(), flags: v.nullish(v.string()) })),
  in: v.optional(v.array(v.string())),
});

/** Longest texts Contentful stores, in characters. */
const longest: Record<string, number> = { Symbol: 256, Text: 50_000 };

function exceeds(
  amount: number,
  limits: { min?: number | undefined; max?: number | undefined } = {},
): string | undefined {
  const { min = -Infinity, max = Infinity } = limits;
  if (amount < min) return `at least ${min}`;
  return amount > max ? `at most ${max}` : undefined;
}

function brokenLimit(value: unknown, { type, validations }: FieldType): string | undefined {
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
  const all = [{ size: { max: longest[type] } }, ...validations];
  for (const validation of all) {
    const limit = v.safeParse(limitSchema, validation);
    if (!limit.success) continue;
    const { size: sizes, range, regexp, in: choices } = limit.output;
    const wrongSize = size !== undefined && exceeds(size, sizes);
    if (wrongSize) return `The length is ${size}; make it ${wrongSize}.`;
    const wrongRange = typeof value === 'number' && exceeds(value, range);
    if (wrongRange) return `${value} is out of range; write ${wrongRange}.`;
    if (typeof value !== 'string') continue;
    if (regexp && !new RegExp(regexp.pattern, regexp.flags ?? '').test(value)) {
      return `"${value}" does not match ${regexp.pattern}; follow the pattern.`;
    }
    if (choices && !choices.includes(value)) {
      return `"${value}" is no choice; write one of: ${choices.join(', ')}.`;
    }
  }
  return undefined;
}

function brokenLimitOf(value: unknown, field: Field): string | undefined {
  const items = field.items && Array.isArray(value) ? value : [];
  return [
    brokenLimit(value, field),
    ...items.map((item) => field.items && brokenLimit(item, field.items)),
  ].find(Boolean);
}

export function findBrokenLimits(space: Space): Finding[] {
  const contentTypes = byId(space.contentTypes);
  return space.entries.flatMap((entry) => {
    const contentType = entry.sys.contentType.sys.id;
    const fields = contentTypes.get(contentType)?.fields ?? [];
    return fields.flatMap((field) =>
      Object.entries(entry.fields[field.id] ?? {}).flatMap(([locale, value]) => {
        const message = brokenLimitOf(value, field);
        return message ? [{ entry: entry.sys.id, contentType, field: field.id, locale, message }] : [];
      }),
    );
  });
}
