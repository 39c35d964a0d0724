import type { Plugin } from 'vite';

/**
 * Lets the build drop unused components of React Router. Rolldown keeps them, since calls that create components, and
 * assignments of display names, count as side effects (decision 2).
 */
export function smallRouter(): Plugin {
  return {
    name: 'small-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => code.replace(componentCreation, '/* @__PURE__ */ ').replace(displayName, ''),
    },
  };
}

/** Matches the position before the call in `var RouteContext = React2.createContext(`. */
const componentCreation = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** Matches `RouteContext.displayName = "Route";`. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
