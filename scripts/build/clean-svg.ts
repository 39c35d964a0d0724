import sanitize from 'sanitize-html';

/**
 * Removes scripts, event handlers, embedded pages and external URLs from a drawing. Returns undefined if its styles load a
 * file, its document type defines entities, or it has too many tags.
 */
export function cleanSvg(svg: string): string | undefined {
  if (/<!ENTITY/i.test(svg) || svg.split('<').length > maxTags) return undefined;
  const cleaned = sanitize(svg, {
    parser: { xmlMode: true, decodeEntities: true },
    allowedTags: tags,
    allowedAttributes: false,
    allowVulnerableTags: true,
    nonTextTags: ['script', 'foreignObject', 'iframe'],
    selfClosing: [],
    allowedSchemes: ['data'],
    transformTags: {
      '*': (tagName, attribs) => {
        const safe = Object.entries(attribs).filter(([name, value]) => isSafeAttribute(name, value));
        return { tagName, attribs: Object.fromEntries(safe) };
      },
    },
  });
  const start = cleaned.indexOf('<svg');
  return start < 0 || fileReference.test(cleaned) ? undefined : cleaned.slice(start);
}

// prettier-ignore
const tags = [
  'svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline',
  'polygon', 'text', 'tspan', 'textPath', 'image', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker',
  'filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting',
  'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur',
  'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence', 'animate', 'animateTransform', 'animateMotion', 'mpath', 'set',
];

function isSafeAttribute(name: string, value: string): boolean {
  if (isEventHandler(name)) return false;
  if (isUrlAttribute(name)) return isInternalUrl(value);
  // An animation could set the attribute that `attributeName` names, to an external URL or a script.
  return name !== 'attributeName' || !(isUrlAttribute(value) || isEventHandler(value));
}

const isUrlAttribute = (attribute: string) => /^(?:.+:)?(?:href|src)$/i.test(attribute);
const isInternalUrl = (url: string) => /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif);)/i.test(url);
const isEventHandler = (attribute: string) => /^on/i.test(attribute);
/** Matches CSS that loads a file: `@import`, or an external URL; also `\`, which can hide either in an escape. */
const fileReference =
  /@import|\\|(?:image-set|src)\(|url\((?!\s*(?:(?:['"]|&quot;)\s*)?(?:#|data:image\/(?:png|jpeg|webp|gif);))/i;

/** A limit is needed, since the parser's time is quadratic in the nesting depth of tags. */
const maxTags = 20_000;
