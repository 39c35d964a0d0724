import type { Plugin } from 'vite';

type Change = [find: RegExp, replace: string];

const isLibrary = /\/node_modules\/(react-dom|react-router|react-helmet-async)\//;

/** By library: what is written so that it costs more than the site uses of it, and how it need not. */
const changes: Record<string, Change[]> = {
  // What React throws to itself, made while loading. Where somebody listens, as Lighthouse and the developer tools do,
  // all of React DOM is parsed once more for the stack of an error that nobody reads.
  'react-dom': [
    [/(?<=\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g, 'Object.create(Error.prototype)'],
  ],
  'react-router': [
    // Components and contexts made while loading, each with a name for the developer tools.
    [/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '],
    [/^\w+\.displayName = "[^"]*";$/gm, ''],
    // Of the component that catches errors in routes, which a site without routes of its own has none of.
    [/^RenderErrorBoundary\.contextType = \w+;$/gm, ''],
  ],
  // The half for React before 19, and the state its server rendering kept.
  'react-helmet-async': [
    [/if \(isReact19\)/g, 'if (true)'],
    [/new HelmetData\(/g, 'void ('],
    [/instanceof HelmetData/g, 'instanceof Object'],
  ],
};

/** Leaves out of the libraries what the site does not use. */
export function shakeLibraries(): Plugin {
  return {
    name: 'shake-libraries',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const library = isLibrary.exec(id)?.[1];
      if (!library) return undefined;
      const shaken = (changes[library] ?? []).reduce(
        (text, [find, replace]) => text.replace(find, replace),
        code,
      );
      return { code: shaken, map: null };
    },
  };
}
