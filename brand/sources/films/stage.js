/* Shared by the scenes: load a drawing, take it apart, move the parts. No clock of its own. */
const NS = 'http://www.w3.org/2000/svg';
const originals = new WeakMap();

/** Puts a drawing of the site into `parent` and returns the group that holds it. */
export async function drawing(name, parent) {
  const text = await (await fetch(`../../drawings/${name}.svg`)).text();
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const group = document.createElementNS(NS, 'g');
  group.append(...[...svg.children].filter((child) => child.tagName !== 'style'));
  parent.append(group);
  return group;
}

/** Wraps children `from` to `to` (numbered as in the file, without <style>) in a group of their own. */
export function part(parent, from, to = from) {
  if (!originals.has(parent)) originals.set(parent, [...parent.children]);
  const children = originals.get(parent).slice(from, to + 1);
  const group = document.createElementNS(NS, 'g');
  children[0].before(group);
  group.append(...children);
  return group;
}

/** A child by its number in the file. */
export const child = (parent, index) => (originals.get(parent) ?? parent.children)[index];

export const move = (el, x, y = 0) => el.setAttribute('transform', `translate(${x} ${y})`);
export const turn = (el, degrees, x, y) => el.setAttribute('transform', `rotate(${degrees} ${x} ${y})`);
export const scale = (el, sx, x, y, sy = sx) =>
  el.setAttribute('transform', `translate(${x} ${y}) scale(${sx} ${sy}) translate(${-x} ${-y})`);

/** A sine with a whole number of swings in the clip, so that it loops. `p` runs from 0 to 1. */
export const wave = (p, swings, phase = 0) => Math.sin(2 * Math.PI * (swings * p + phase));

/** 0 before `from`, 1 after `to`, soft in between. */
export function smooth(from, to, value) {
  const x = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** Height of an eye that blinks at the second `at`. */
export const blink = (t, at) => 1 - 0.88 * (1 - smooth(0.03, 0.13, Math.abs(t - at)));

/** Hands the scene to render.ts (`seek`, `frameCount`); opened by hand, the scene simply plays. */
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
