/* Shared by the scenes: load a drawing, take it apart, move the parts. No clock of its own. */
const NS = 'http://www.w3.org/2000/svg';
const originals = new WeakMap();

/** Puts a drawing of the site into `parent` and returns the group that holds it. */
export async function drawing(name, parent) {
  const text = await (await fetch(`../../drawings/${name}.svg`)).text();
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const parts = group(parent);
  parts.append(...[...svg.children].filter((child) => child.tagName !== 'style'));
  return parts;
}

/** A new group, in `parent` as the last one. */
export const group = (parent) => parent.appendChild(document.createElementNS(NS, 'g'));

/** Fills all of a film's width from `top` to `bottom`. */
export function band(parent, colour, top, bottom) {
  const path = parent.appendChild(document.createElementNS(NS, 'path'));
  path.setAttribute('d', `M0 ${top}h1280V${bottom}H0z`);
  path.style.fill = colour;
}

/** Wraps children `from` to `to` (numbered as in the file, without <style>) in a group of their own. */
export function part(parent, from, to = from) {
  if (!originals.has(parent)) originals.set(parent, [...parent.children]);
  const children = originals.get(parent).slice(from, to + 1);
  const wrapper = document.createElementNS(NS, 'g');
  children[0].before(wrapper);
  wrapper.append(...children);
  return wrapper;
}

/** A child by its number in the file. */
export const child = (parent, index) => (originals.get(parent) ?? parent.children)[index];

export const move = (el, x, y = 0) => el.setAttribute('transform', `translate(${x} ${y})`);
export const turn = (el, degrees, x, y) => el.setAttribute('transform', `rotate(${degrees} ${x} ${y})`);
export const scale = (el, sx, x, y, sy = sx) =>
  el.setAttribute('transform', `translate(${x} ${y}) scale(${sx} ${sy}) translate(${-x} ${-y})`);

/** A sine with so many swings while `p` grows by 1. */
export const wave = (p, swings, phase = 0) => Math.sin(2 * Math.PI * (swings * p + phase));

/** 0 before `from`, 1 after `to`, soft in between. */
export function smooth(from, to, value) {
  const x = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** Gives the film to render.ts (`seek`, `frameCount`); opened by hand, it simply plays. */
export function play(draw, frames) {
  const seconds = (frames - 1) / 25;
  const seek = (p) => draw(p, p * seconds);
  const tick = (now) => {
    seek((now / 1000 / seconds) % 1);
    requestAnimationFrame(tick);
  };
  seek(0);
  if (location.hash !== '#still') requestAnimationFrame(tick);
  Object.assign(window, { seek, frameCount: frames });
}
