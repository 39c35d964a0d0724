/** Features of a built file that the oldest browsers lack, by MDN's compatibility data; syntax by Oxc's. */
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { parse, type Declaration } from 'postcss';
import { parseSync, transformSync, Visitor, type ESTree } from 'rolldown/utils';
import { oldestBrowsers, scriptTargets } from '../../scripts/build/oldest-browsers.ts';

const { ios, ...desktop } = oldestBrowsers;
const oldest = Object.entries({ ...desktop, safari_ios: ios });

function isKnown({ support }: CompatStatement): boolean {
  return oldest.every(([browser, version]) =>
    [support[browser as keyof typeof support] ?? []].flat().some((statement) => {
      const { version_added: added, flags, prefix, alternative_name: otherName } = statement;
      if (flags ?? prefix ?? otherName ?? statement.partial_implementation) return false;
      return typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= Number(version);
    }),
  );
}

function isUnknown({ __compat: compat }: Identifier = {}): boolean {
  return compat !== undefined && !isKnown(compat);
}

const areUnknown = (features: Identifier[] | undefined) => features?.every((each) => isUnknown(each));

/** Every feature below a part of the data, by its name. */
function featuresBelow(part: Identifier, found = new Map<string, Identifier[]>()) {
  for (const [name, feature] of Object.entries(part)) {
    if (name === '__compat') continue;
    found.set(name, [...(found.get(name) ?? []), feature as Identifier]);
    featuresBelow(feature as Identifier, found);
  }
  return found;
}

const { properties = {}, 'at-rules': atRules = {}, selectors = {}, types = {} } = bcd.css;
const valueFunctions = featuresBelow(types as Identifier);

function unknownInDeclaration({ prop, value, parent }: Declaration): string[] {
  const property = (properties as Identifier)[prop];
  const isPrefixedToo = parent?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`);
  if (isUnknown(property)) return isPrefixedToo ? [] : [prop];
  const words = [...value.matchAll(/[a-z][a-z-]*/g)].map(([word]) => word);
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name);
  const units = types['length'] as Identifier;
  return [
    ...words.filter((word) => isUnknown(property?.[word])).map((word) => `${prop}: ${word}`),
    ...functions.filter((name) => areUnknown(valueFunctions.get(name))).map((name) => `${name}()`),
    ...(/\dcq/.test(value) && isUnknown(units['container_query_length_units']) ? ['1cqi'] : []),
    ...(/\d[dls]v[bhiw]/.test(value) && isUnknown(units['viewport_percentage_units_dynamic'])
      ? ['1dvh']
      : []),
  ];
}

/** Names of features, as a style sheet writes them. */
export function unknownInStyles(styles: string): string[] {
  const root = parse(styles);
  const found: string[] = [];
  root.walkDecls((declaration) => void found.push(...unknownInDeclaration(declaration)));
  root.walkAtRules(({ name, params, parent }) => {
    const rule = (atRules as Identifier)[name];
    if (isUnknown(rule)) found.push(`@${name}`);
    for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g)) {
      if (isUnknown(rule?.[feature])) found.push(`@${name} (${feature})`);
    }
    if (name === 'media' && /[<>]/.test(params) && isUnknown(rule?.['range_syntax']))
      found.push('width <= 1px');
    if (parent?.type === 'rule' && isUnknown(selectors['nesting'])) found.push('nesting');
  });
  root.walkRules(({ selector, parent }) => {
    for (const [pseudo, name = ''] of selector.matchAll(/::?([a-z][a-z-]*)/g)) {
      if (isUnknown((selectors as Identifier)[name])) found.push(pseudo);
    }
    if (parent?.type === 'rule' && isUnknown(selectors['nesting'])) found.push('nesting');
  });
  return [...new Set(found)];
}

const builtins = featuresBelow(bcd.javascript.builtins as Identifier);
const webInterfaces = featuresBelow(bcd.api as Identifier);

/** An object of the browser may have an old method of the same name. */
const isUnknownMethod = (name: string) =>
  areUnknown(builtins.get(name)) === true &&
  [name, `${name}_static`].every((each) => areUnknown(webInterfaces.get(each)) ?? true);

/** Methods of React and axios, or called only where they exist. */
const otherMethods = new Set(['use', 'toArray', 'captureStackTrace']);

/** The text of a string or template, without filled-in values. */
function textOf(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('(?:)');
}

/** Oxc rewrites a literal that a browser does not know, so the text is read as a literal. */
function unknownExpression({
  callee,
  arguments: [pattern, flags],
}: ESTree.NewExpression | ESTree.CallExpression) {
  const text = callee.type === 'Identifier' && callee.name === 'RegExp' && textOf(pattern);
  if (!text) return undefined;
  const literal = `/${text.replaceAll('/', '\\/')}/${textOf(flags) ?? ''}`;
  return transformSync('a.js', literal, { target: scriptTargets }).code.includes('RegExp') && literal;
}

function unknownMethod({ callee }: ESTree.CallExpression) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const { name } = callee.property;
  return !callee.computed && !otherMethods.has(name) && isUnknownMethod(name) && `.${name}()`;
}

/** Syntax, regular expressions, and methods of the language that no older object has. */
export function unknownInScript(code: string): string[] {
  const file = 'a.js';
  const translate = (target: string | string[]) =>
    transformSync(file, code, { target, sourceType: 'module', assumptions: { setPublicClassFields: true } })
      .code;
  const found: (string | false | undefined)[] = [
    translate('esnext') !== translate(scriptTargets) && 'syntax',
  ];
  new Visitor({
    CallExpression: (call) => void found.push(unknownMethod(call), unknownExpression(call)),
    NewExpression: (call) => void found.push(unknownExpression(call)),
  }).visit(parseSync(file, code, { sourceType: 'module' }).program);
  return [...new Set(found.filter((name) => typeof name === 'string'))];
}
