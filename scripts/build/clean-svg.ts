import sanitize from 'sanitize-html';

// prettier-ignore
const tags = [
  'svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline',
  'polygon', 'text', 'tspan', 'textPath', 'image', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker',
  'filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting',
  'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur',
  'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence', 'animate', 'animateTransform', 'animateMotion', 'mpath', 'set',
];

const isAddress = (attribute: string) => /^(?:.+:)?(?:href|src)$/i.test(attribute);
const isOwn = (address: string) => /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif);)/i.test(address);
/** Matches `@import`, or a URL outside the drawing. */
const namesFile =
  /@import|\\|(?:image-set|src)\(|url\((?!\s*(?:(?:['"]|&quot;)\s*)?(?:#|data:image\/(?:png|jpeg|webp|gif);))/i;

/** The parser's time is quadratic in the nesting depth of tags. */
const maxTags = 20_000;

/**
 * Removes scripts, events, embedded pages and external files from a drawing. Returns undefined if that is impossible (its
 * styles name such a file, or its document type defines entities), or if it has too many tags.
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
        const kept = Object.entries(attribs).filter(
          ([name, value]) =>
            !/^on/i.test(name) &&
            (!isAddress(name) || isOwn(value)) &&
            // An animation can set a URL later.
            !(name === 'attributeName' && (isAddress(value) || /^on/i.test(value))),
        );
        return { tagName, attribs: Object.fromEntries(kept) };
      },
    },
  });
  const start = cleaned.indexOf('<svg');
  return start < 0 || namesFile.test(cleaned) ? undefined : cleaned.slice(start);
}
