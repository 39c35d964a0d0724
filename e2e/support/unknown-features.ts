/** Features of a built file that the oldest browsers lack, by MDN's compatibility data; syntax by Oxc's. */
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { parse, type AtRule, type Declaration } from 'postcss';
import { parseSync, transformSync, Visitor, type ESTree } from 'rolldown/utils';
import { oldestBrowsers, scriptTargets } from '../../scripts/build/oldest-browsers.ts';

/** Returns the features of a style sheet that the oldest browsers lack, as the sheet writes them. */
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
      if (!isUnknownName(name, selectors as Identifier)) continue;
      const uses = name === 'has' ? (selector.match(usesOfHas) ?? [pseudo]) : [pseudo];
      found.push(...uses);
    }
    found.push(...unknownNotations(inSelectors, selector));
    if (parent?.type === 'rule' && isUnknown(selectors['nesting'])) found.push('nesting');
  });
  return [...new Set(found)];
}

/** Returns the syntax, regular expressions, functions and classes of a script that the oldest browsers lack. */
export function unknownInScript(code: string): string[] {
  const file = 'a.js';
  const translate = (target: string | string[]) =>
    transformSync(file, code, { target, sourceType: 'module', assumptions: { setPublicClassFields: true } })
      .code;
  const found: (string | false | undefined)[] = [
    translate('esnext') !== translate(scriptTargets) && 'syntax',
  ];
  const readText = (text: string) => void found.push(...unknownNotations(inExpressions, text));
  new Visitor({
    CallExpression: (call) =>
      void found.push(!call.optional && unknownFunction(call.callee), unknownExpression(call)),
    NewExpression: (call) => void found.push(unknownFunction(call.callee), unknownExpression(call)),
    ImportDeclaration: ({ attributes }) =>
      void found.push(
        attributes.length > 0 && isUnknown(importStatement['import_attributes']) && 'import with',
      ),
    Literal: (literal) => readText('regex' in literal ? literal.regex.pattern : (textOf(literal) ?? '')),
    TemplateLiteral: (template) => readText(textOf(template) ?? ''),
  }).visit(parseSync(file, code, { sourceType: 'module' }).program);
  return [...new Set(found.filter((name) => typeof name === 'string'))];
}

const { ios, ...desktop } = oldestBrowsers;
const oldest = Object.entries({ ...desktop, safari_ios: ios });

/** Returns whether each of the oldest browsers supports the feature, unprefixed and completely. */
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

/** A name without data is unknown, unless it has a vendor prefix. */
function isUnknownName(name: string, features: Identifier): boolean {
  const feature = features[name];
  return feature ? isUnknown(feature) : !name.startsWith('-');
}

const areUnknown = (features: Identifier[] | undefined) => features?.every((each) => isUnknown(each));

/** Maps names to the features below a node of the compatibility data. */
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
const { length: units = {}, color = {}, gradient = {} } = types as Identifier;
const { regular_expressions: expressions = {}, statements = {} } = bcd.javascript as unknown as Identifier;
const { lookbehind_assertion: lookbehind, modifier, named_capturing_group: group = {} } = expressions;
const { import: importStatement = {} } = statements;

type Notation = [written: RegExp, feature: Identifier | undefined, name: string];

/** Features whose name in the data differs from their syntax. */
const inValues: Notation[] = [
  [/\dcq/, units['container_query_length_units'], '1cqi'],
  [/\d[dls]v[bhiw]/, units['viewport_percentage_units_dynamic'], '1dvh'],
  [/\blinear\(/, types['easing-function']?.['linear-function'], 'linear()'],
  [/[a-z]\(from /, color['rgb']?.['relative_syntax'], 'rgb(from red r g b)'],
  [/gradient\([^,]*\bin /, gradient['linear-gradient']?.['interpolation_color_space'], 'gradient(in lab)'],
];
/** Matches `:has()` with its subject and arguments: each use has its own fallback, so each is reported separately. */
const usesOfHas = /[\w.:-]*:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const inSelectors: Notation[] = [
  [/\([^)]* of /, selectors['nth-child']?.['of_syntax'], ':nth-child(1 of a)'],
];
const inExpressions: Notation[] = [
  [/\(\?<[=!]/, lookbehind, '(?<=a)'],
  [/\(\?[ims]*-?[ims]+:/, modifier, '(?i:a)'],
  [/\(\?<(\w+)>.*\(\?<\1>/, group['duplicate_named_capturing_groups'], '(?<a>b)|(?<a>c)'],
];

const unknownNotations = (notations: Notation[], text: string) =>
  notations
    .filter(([written, feature]) => written.test(text) && isUnknown(feature))
    .map(([, , name]) => name);

function unknownInDeclaration({ prop, value, parent }: Declaration): string[] {
  const isOfFont = parent?.type === 'atrule' && (parent as AtRule).name === 'font-face';
  const features = (isOfFont ? atRules['font-face'] : properties) as Identifier;
  const property = features[prop];
  const isPrefixedToo = parent?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`);
  if (isUnknownName(prop, features)) return isPrefixedToo ? [] : [prop];
  const words = [...value.matchAll(/[a-z][a-z-]*/g)].map(([word]) => word);
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name);
  const numberUnits = [...value.matchAll(/\d([a-z]+)/g)].map(([, unit = '']) => unit);
  return [
    ...words.filter((word) => isUnknown(property?.[word])).map((word) => `${prop}: ${word}`),
    ...functions.filter((name) => areUnknown(valueFunctions.get(name))).map((name) => `${name}()`),
    ...numberUnits.filter((unit) => isUnknown(units[unit])).map((unit) => `1${unit}`),
    ...unknownNotations(inValues, value),
  ];
}

const { builtins } = bcd.javascript;
const methods = featuresBelow(bcd.api as Identifier, featuresBelow(builtins as Identifier));
const globals = { ...bcd.api, ...bcd.api['Window'], ...builtins } as Identifier;

/** Methods of React, React Router, Workbox, axios, Contentful, Valibot and `shared`. */
const methodsOfLibraries =
  'captureStackTrace check createContext destroy fallback handle inspect navigate range run subscribe toArray unsubscribe use';
/** Functions that are called only if they exist, such as with `?.()`. */
const guardedFunctions =
  'canParse cancelIdleCallback createHTML createPolicy createScriptURL navigation requestIdleCallback share showPopover skipTransition startViewTransition';
const allowed = new Set(`${methodsOfLibraries} ${guardedFunctions}`.split(' '));

/** A method is unknown only if no class has an older method of the same name. */
function isUnknownMethod(name: string): boolean {
  const found = [name, `${name}_static`].flatMap((each) => methods.get(each) ?? []);
  return found.length > 0 && areUnknown(found) === true;
}

function unknownGlobal(node: ESTree.Node): string | undefined {
  const name = node.type === 'Identifier' && !allowed.has(node.name) && node.name;
  return name && isUnknown(globals[name]) ? name : undefined;
}

function unknownFunction(callee: ESTree.Expression): string | undefined {
  if (callee.type !== 'MemberExpression') return unknownGlobal(callee);
  const { object, property, computed } = callee;
  const name = property.type === 'Identifier' && !computed ? property.name : textOf(property);
  if (name === 'call' || name === 'apply') return unknownFunction(object);
  if (!name || allowed.has(name)) return undefined;
  const owner = object.type === 'Identifier' ? globals[object.name] : undefined;
  const method = owner?.[`${name}_static`] ?? owner?.[name];
  const isMissing = method ? isUnknown(method) : isUnknownMethod(name);
  return isMissing ? `.${name}()` : unknownGlobal(object);
}

/** Returns the text of a string or template; an empty group of a regular expression stands for each interpolated value. */
function textOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('(?:)');
}

/** Returns the pattern of `RegExp(…)` as a literal if Oxc rewrites such a literal for the oldest browsers. */
function unknownExpression({
  callee,
  arguments: [pattern, flags],
}: ESTree.NewExpression | ESTree.CallExpression) {
  const text = callee.type === 'Identifier' && callee.name === 'RegExp' && textOf(pattern);
  if (!text) return undefined;
  const literal = `/${text.replaceAll('/', '\\/')}/${textOf(flags) ?? ''}`;
  return transformSync('a.js', literal, { target: scriptTargets }).code.includes('RegExp') && literal;
}
