import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

/** What the browser's code imports from the router; the build fails at any other name. */
const used = ['BrowserRouter', 'useLocation', 'useNavigate', 'useNavigationType'];

const createsComponent = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

const markAsPure: Plugin = {
  name: 'mark-as-pure',
  transform: (code) => code.replace(createsComponent, '/* @__PURE__ */ '),
};

/**
 * Bundles React Router apart, with what is not used left out. The site's own build cannot do it: the router is one file
 * that creates its components by calls and then sets properties of them, and both count as effects there, since other
 * packages rely on that.
 */
export function smallRouter(): Plugin {
  return {
    name: 'small-router',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/react-router-dom/dist/index.mjs')) return undefined;
      const entry = `${id}?used`;
      const bundle = await rolldown({
        input: entry,
        external: /^react(-dom)?(\/|$)/,
        plugins: [
          {
            name: 'used',
            resolveId: (source) => (source === entry ? source : undefined),
            load: (source) => (source === entry ? `export { ${used.join(', ')} } from '${id}'` : undefined),
          },
          markAsPure,
        ],
        treeshake: { propertyWriteSideEffects: false },
        checks: { moduleLevelDirective: false },
      });
      const { output } = await bundle.generate({ format: 'esm' });
      return output[0].code;
    },
  };
}
