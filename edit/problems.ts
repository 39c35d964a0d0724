import type { Field } from '../src/model/define/model-field.ts';

type Rule = {
  size?: { min?: number; max?: number };
  range?: { min?: number; max?: number };
  regexp?: { pattern: string };
  in?: readonly string[];
  message?: string;
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** `3 rânduri`, `120 de semne` */
const counted = (count: number, unit: string) =>
  count % 100 > 0 && count % 100 < 20 ? `${count} ${unit}` : `${count} de ${unit}`;

function sizeProblem(value: string | unknown[], { min = 0, max = Infinity }: NonNullable<Rule['size']>) {
  const { length } = value;
  const unit = typeof value === 'string' ? 'semne' : 'rânduri';
  if (length > max) return `Cel mult ${counted(max, unit)}; acum sunt ${length}.`;
  return length < min ? `Cel puțin ${counted(min, unit)}.` : undefined;
}

function broken(value: unknown, rule: Rule): string | undefined {
  const { size, range, regexp, message } = rule;
  if (size && (typeof value === 'string' || Array.isArray(value))) {
    const problem = sizeProblem(value, size);
    return problem && (typeof value === 'string' ? problem : (message ?? problem));
  }
  const { min = -Infinity, max = Infinity } = range ?? {};
  if (range && !(Number.isInteger(value) && Number(value) >= min && Number(value) <= max)) return message;
  if (regexp && !new RegExp(regexp.pattern, 'u').test(String(value))) return message;
  return rule.in && !rule.in.includes(String(value)) ? 'Alegeți din listă.' : undefined;
}

/** What is wrong with the value of a field, in the words of the field's own limits. */
export function problemOf(
  value: unknown,
  { storage, isRequired, longest = Infinity }: Field,
): string | undefined {
  const isList = storage.type === 'Array';
  if (isEmpty(value) || (isList && isRequired && (value as unknown[]).length === 0)) {
    return isRequired ? 'Completați acest câmp.' : undefined;
  }
  const rules = (storage.validations ?? []) as Rule[];
  const own = rules.map((rule) => broken(value, rule));
  const texts = (Array.isArray(value) ? value : []).filter((item) => typeof item === 'string');
  const itemRules = [{ size: { max: longest } }, ...((storage.items?.validations ?? []) as Rule[])];
  const ofItems = texts.flatMap((text, position) =>
    [isEmpty(text) ? 'Este gol.' : undefined, ...itemRules.map((rule) => broken(text, rule))]
      .filter((problem) => problem !== undefined)
      .map((problem) => `Rândul ${position + 1}: ${problem}`),
  );
  return [...own, ...ofItems].find((problem) => problem !== undefined);
}
