import { clampChroma, converter, formatHex, type Oklch } from 'culori';
import { contrastOf, neededContrast } from '../brand/contrast.ts';

/** `#rrggbb`, by the name of the token. */
export type Palette = Record<string, string>;

type Target = { lightness: number; chroma: number; hue: number };
type Requirement = { on: string[]; contrast: number };

const { text, shape } = neededContrast;
const red = 27;

const toOklch = converter('oklch');
const steps = Array.from({ length: 401 }, (_, step) => step / 400);

function hexOf(lightness: number, { chroma, hue }: Target): string {
  const colour: Oklch = { mode: 'oklch', l: lightness, c: chroma, h: hue };
  return formatHex(clampChroma(colour, 'oklch'));
}

/** Changes the lightness of a colour as little as the contrast requires. */
function fit(target: Target, ...requirements: Requirement[]): string {
  const nearest = steps.toSorted((a, b) => Math.abs(a - target.lightness) - Math.abs(b - target.lightness));
  for (const lightness of nearest) {
    const colour = hexOf(lightness, target);
    const stands = ({ on, contrast }: Requirement) =>
      on.every((background) => contrastOf(colour, background) >= contrast);
    if (requirements.every(stands)) return colour;
  }
  throw new Error(`No lightness of hue ${target.hue} stands out on ${JSON.stringify(requirements)}.`);
}

const tintSettings = [
  [18, 0.93, 0.036],
  [38, 0.955, 0.028],
  [20, 0.91, 0.02],
  [28, 0.97, 0.022],
] as const;
/** Pale tints shift the hue, as light does: red to sand, green to lime, violet to blue. */
const turnOf = (hue: number) => (hue < 90 ? 1 : -1);

export function paletteOf(colour: string): Palette {
  const brand = toOklch(colour);
  if (!brand) throw new Error(`"${colour}" is not a colour.`);
  const { l: brandLightness, c: brandChroma, h: hue = 0 } = brand;
  const target = (lightness: number, most: number, turned = 0): Target => ({
    lightness,
    chroma: Math.min(brandChroma, most),
    hue: (hue + turnOf(hue) * turned + 360) % 360,
  });

  const surface = fit(target(0.985, 0.01, 25));
  const raised = fit(target(1, 0.015));
  const quiet = fit(target(0.962, 0.016, 20));
  const tints = tintSettings.map(([turned, lightness, chroma]) => fit(target(lightness, chroma, turned)));
  const surfaces = [surface, raised, quiet, ...tints];
  const errorSurface = fit({ lightness: 0.983, chroma: 0.012, hue: red });
  const dark = fit(target(0.29, 0.06));
  const onDark = fit(target(0.985, 0.01));
  const ink = fit(target(0.27, 0.05), { on: [...surfaces, errorSurface], contrast: text });
  const onAction = fit(target(0.2, 0.04));
  const both = { on: [onAction, dark], contrast: text };
  const drawn = { on: [...surfaces, '#ffffff'], contrast: shape };
  const action = fit(target(brandLightness, 0.2), both);
  const actionLightness = toOklch(action)?.l ?? brandLightness;

  return {
    'color-text': ink,
    'color-text-muted': fit(target(0.48, 0.04), { on: surfaces, contrast: text }),
    'color-accent': fit(target(brandLightness, 0.2), { on: surfaces, contrast: text }),
    'color-highlight': fit(target(brandLightness, 0.14, 25), both),
    'color-surface': surface,
    'color-surface-raised': raised,
    'color-surface-quiet': quiet,
    ...Object.fromEntries(tints.map((tint, index) => [`color-surface-${index + 1}`, tint])),
    'color-line': fit(target(0.87, 0.025)),
    'color-outline': fit(target(0.57, 0.04), { on: surfaces, contrast: shape }),
    'color-action': action,
    'color-action-hover': fit(target(actionLightness - 0.05, 0.2), { on: [onAction], contrast: text }),
    'color-on-action': onAction,
    'color-error': fit(
      { lightness: 0.48, chroma: 0.17, hue: red },
      { on: [...surfaces, errorSurface], contrast: text },
    ),
    'color-error-surface': errorSurface,
    'color-dark': dark,
    'color-dark-line': fit(target(0.41, 0.06), { on: [onDark], contrast: text }),
    'color-dark-outline': fit(target(0.62, 0.06), { on: [dark], contrast: shape }),
    'color-on-dark': onDark,
    'color-on-dark-muted': fit(target(0.84, 0.035), { on: [dark], contrast: text }),
    'color-focus': ink,
    'color-drawing-ink': fit(target(0.27, 0.03), drawn),
    'color-drawing-accent': fit(target(0.45, 0.14), drawn),
    'color-drawing-soft': fit(target(0.9, 0.08, 20)),
  };
}
