import type { Plugin } from 'vite';

const creations = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;
const namesForTools = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the build drop unused components of React Router: calls that create components, and the assignment of display names,
 * count as side effects (decision 2).
 */
export function smallRouter(): Plugin {
  return {
    name: 'small-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => code.replace(creations, '/* @__PURE__ */ ').replace(namesForTools, ''),
    },
  };
}
