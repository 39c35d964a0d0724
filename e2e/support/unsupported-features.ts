/** Finds the features of a built file that at least one of the oldest browsers lacks. */
import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { parse, type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { parseSync, transformSync, Visitor, type ESTree } from 'rolldown/utils';
import { scriptTargets } from '../../scripts/build/oldest-browsers.ts';
import {
  areAllUnsupported,
  featuresByName,
  isUnsupported,
  unsupportedNotations,
  type Notation,
} from './browser-support.ts';

/** Returns the features of a style sheet as CSS writes them, such as `::marker`, or `1lh` for every length in `lh`. */
export function unsupportedInStyles(styles: string): string[] {
  const root = parse(styles);
  const found: string[] = [];
  root.walkDecls((declaration) => void found.push(...unsupportedInDeclaration(declaration)));
  root.walkAtRules((rule) => void found.push(...unsupportedInAtRule(rule)));
  root.walkRules((rule) => void found.push(...unsupportedInRule(rule)));
  return [...new Set(found)];
}

const { properties = {}, 'at-rules': atRules = {}, selectors = {}, types = {} } = bcd.css as Identifier;
const { length: units = {}, color = {}, gradient = {} } = types;
const valueFunctions = featuresByName(types);

const notationsInValues: Notation[] = [
  [/\dcq/, units['container_query_length_units'], '1cqi'],
  [/\d[dls]v[bhiw]/, units['viewport_percentage_units_dynamic'], '1dvh'],
  [/\blinear\(/, types['easing-function']?.['linear-function'], 'linear()'],
  [/[a-z]\(from /, color['rgb']?.['relative_syntax'], 'rgb(from red r g b)'],
  [/gradient\([^,]*\bin /, gradient['linear-gradient']?.['interpolation_color_space'], 'gradient(in lab)'],
];
const notationsInSelectors: Notation[] = [
  [/\([^)]* of /, selectors['nth-child']?.['of_syntax'], ':nth-child(1 of a)'],
];

function unsupportedInDeclaration({ prop, value, parent }: Declaration): string[] {
  const isOfFont = parent?.type === 'atrule' && (parent as AtRule).name === 'font-face';
  const features = (isOfFont ? atRules['font-face'] : properties) ?? {};
  if (isUnsupportedName(prop, features)) {
    const isPrefixedToo = parent?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`);
    return isPrefixedToo ? [] : [prop];
  }
  const words = [...value.matchAll(/[a-z][a-z-]*/g)].map(([word]) => word);
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name);
  const numberUnits = [...value.matchAll(/\d([a-z]+)/g)].map(([, unit = '']) => unit);
  return [
    ...words.filter((word) => isUnsupported(features[prop]?.[word])).map((word) => `${prop}: ${word}`),
    ...functions.filter((name) => areAllUnsupported(valueFunctions.get(name))).map((name) => `${name}()`),
    ...numberUnits.filter((unit) => isUnsupported(units[unit])).map((unit) => `1${unit}`),
    ...unsupportedNotations(notationsInValues, value),
  ];
}

function unsupportedInAtRule(rule: AtRule): string[] {
  const { name, params } = rule;
  const feature = atRules[name];
  const found = isUnsupported(feature) ? [`@${name}`] : [];
  for (const [, condition = ''] of params.matchAll(/\(([a-z-]+)/g)) {
    if (isUnsupported(feature?.[condition])) found.push(`@${name} (${condition})`);
  }
  const isRange = name === 'media' && /[<>]/.test(params);
  if (isRange && isUnsupported(feature?.['range_syntax'])) found.push('width <= 1px');
  return [...found, ...unsupportedNesting(rule)];
}

/** Matches `:has()` with its subject and arguments: each use has its own fallback, so each is reported separately. */
const usesOfHas = /[\w.:-]*:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

function unsupportedInRule(rule: Rule): string[] {
  const { selector } = rule;
  const found: string[] = [];
  for (const [pseudo, name = ''] of selector.matchAll(/::?([a-z][a-z-]*)/g)) {
    if (!isUnsupportedName(name, selectors)) continue;
    if (name === 'has') found.push(...(selector.match(usesOfHas) ?? [pseudo]));
    else found.push(pseudo);
  }
  return [...found, ...unsupportedNotations(notationsInSelectors, selector), ...unsupportedNesting(rule)];
}

function unsupportedNesting({ parent }: ChildNode): string[] {
  return parent?.type === 'rule' && isUnsupported(selectors['nesting']) ? ['nesting'] : [];
}

/** A name that the data does not contain is unsupported, unless it has a vendor prefix. */
function isUnsupportedName(name: string, features: Identifier): boolean {
  const feature = features[name];
  return feature ? isUnsupported(feature) : !name.startsWith('-');
}

/** Returns `syntax`, regular expressions, functions and classes, such as `/(?<=b)c/`, `.toSorted()` and `CloseWatcher`. */
export function unsupportedInScript(code: string): string[] {
  const translate = (target: string | string[]) =>
    transformSync(fileName, code, {
      target,
      sourceType: 'module',
      assumptions: { setPublicClassFields: true },
    }).code;
  const found: string[] = [];
  if (translate('esnext') !== translate(scriptTargets)) found.push('syntax');
  // Every text is checked, since any may reach `RegExp()` through a variable.
  const checkPattern = (text: string) => void found.push(...unsupportedNotations(notationsInPatterns, text));
  new Visitor({
    CallExpression(call) {
      // `a?.()` is called only where it exists.
      if (!call.optional) found.push(...unsupportedFunctions(call.callee));
      found.push(...unsupportedExpressions(call));
    },
    NewExpression(call) {
      found.push(...unsupportedFunctions(call.callee), ...unsupportedExpressions(call));
    },
    ImportDeclaration({ attributes }) {
      const hasAttributes = attributes.length > 0;
      if (hasAttributes && isUnsupported(importStatement['import_attributes'])) found.push('import with');
    },
    Literal: (literal) => checkPattern('regex' in literal ? literal.regex.pattern : textOf(literal)),
    TemplateLiteral: (template) => checkPattern(textOf(template)),
  }).visit(parseSync(fileName, code, { sourceType: 'module' }).program);
  return [...new Set(found)];
}

const fileName = 'a.js';

const {
  builtins,
  regular_expressions: patterns = {},
  statements = {},
} = bcd.javascript as unknown as Identifier;
const { lookbehind_assertion: lookbehind, modifier, named_capturing_group: group = {} } = patterns;
const { import: importStatement = {} } = statements;
const methods = featuresByName(bcd.api as Identifier, featuresByName(builtins ?? {}));
const globals = { ...bcd.api, ...bcd.api['Window'], ...builtins } as Identifier;

const notationsInPatterns: Notation[] = [
  [/\(\?<[=!]/, lookbehind, '(?<=a)'],
  [/\(\?[ims]*-?[ims]+:/, modifier, '(?i:a)'],
  [/\(\?<(\w+)>.*\(\?<\1>/, group['duplicate_named_capturing_groups'], '(?<a>b)|(?<a>c)'],
];

/** Methods of React, React Router, Workbox, axios, Contentful, Valibot and `shared`. */
const methodsOfLibraries =
  'captureStackTrace check createContext destroy fallback handle inspect navigate range run subscribe toArray unsubscribe use';
/** Functions that are called only if they exist, such as after an `if`. */
const guardedFunctions =
  'canParse cancelIdleCallback createHTML createPolicy createScriptURL navigation requestIdleCallback share showPopover skipTransition startViewTransition';
const allowed = new Set(`${methodsOfLibraries} ${guardedFunctions}`.split(' '));

/** Returns the unsupported method, or the unsupported global function, class or object that it belongs to. */
function unsupportedFunctions(callee: ESTree.Expression): string[] {
  if (callee.type !== 'MemberExpression') return unsupportedGlobals(callee);
  const { object, property, computed } = callee;
  const name = property.type === 'Identifier' && !computed ? property.name : textOf(property);
  if (name === 'call' || name === 'apply') return unsupportedFunctions(object);
  if (!name || allowed.has(name)) return [];
  const owner = object.type === 'Identifier' ? globals[object.name] : undefined;
  const method = owner?.[`${name}_static`] ?? owner?.[name];
  const isMissing = method ? isUnsupported(method) : isUnsupportedMethod(name);
  return isMissing ? [`.${name}()`] : unsupportedGlobals(object);
}

/** The object is not known, so a method is unsupported only if no class has an older method of the same name. */
function isUnsupportedMethod(name: string): boolean {
  return areAllUnsupported([name, `${name}_static`].flatMap((each) => methods.get(each) ?? []));
}

function unsupportedGlobals(node: ESTree.Node): string[] {
  if (node.type !== 'Identifier' || allowed.has(node.name)) return [];
  return isUnsupported(globals[node.name]) ? [node.name] : [];
}

/** Returns the pattern of `RegExp(…)` as a literal if Oxc rewrites such a literal for the oldest browsers. */
function unsupportedExpressions(call: ESTree.NewExpression | ESTree.CallExpression): string[] {
  const [pattern, flags] = call.arguments;
  const text = textOf(pattern);
  if (!text || call.callee.type !== 'Identifier' || call.callee.name !== 'RegExp') return [];
  const literal = `/${text.replaceAll('/', '\\/')}/${textOf(flags)}`;
  const { code } = transformSync(fileName, literal, { target: scriptTargets });
  return code.includes('RegExp') ? [literal] : [];
}

/** Returns the text of a string or template, otherwise ''. The empty group `(?:)` stands for each interpolated value. */
function textOf(node: ESTree.Node | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return '';
  return node.quasis.map(({ value }) => value.cooked ?? '').join('(?:)');
}
