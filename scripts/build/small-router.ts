import type { Plugin } from 'vite';

const creations = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;
const namesForTools = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the build leave out what the site does not use of React Router. Its components are created by calls and named by
 * properties, which both count as effects of the module.
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
