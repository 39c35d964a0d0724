import { createRequire } from 'node:module';
import { firefoxPath } from '../../scripts/local/engines.ts';
import { launchOptions } from '../../scripts/local/chromium.ts';

type Socket = {
  send: (data: unknown, ...rest: unknown[]) => void;
  emit: (event: string, data: unknown, ...rest: unknown[]) => boolean;
};
type Answer = { id?: number; type?: string };

/**
 * Playwright sends this command with every new context. Firefox 153 does not know it, and without an answer of success no
 * context opens.
 */
const unknownCommand = '"emulation.setMediaFeaturesOverride"';

function acceptUnknownCommand() {
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as {
    ws: { prototype: Socket };
  };
  const { send, emit } = ws.prototype;
  const sent = new Set<number>();
  ws.prototype.send = function sendCommand(data, ...rest) {
    if (String(data).includes(unknownCommand)) sent.add((JSON.parse(String(data)) as { id: number }).id);
    return send.call(this, data, ...rest);
  };
  ws.prototype.emit = function receive(event, data, ...rest) {
    if (event !== 'message' || sent.size === 0) return emit.call(this, event, data, ...rest);
    const answer = JSON.parse(String(data)) as Answer;
    const isRefusal = answer.id !== undefined && sent.delete(answer.id) && answer.type === 'error';
    const success = Buffer.from(JSON.stringify({ type: 'success', id: answer.id, result: {} }));
    return emit.call(this, event, isRefusal ? success : data, ...rest);
  };
}

acceptUnknownCommand();

/** Specs of `e2e/core` that are left out, with the reason. Single tests call `skipInFirefox`. */
const leftOut = {
  'forced-colors': 'Playwright emulates no forced colours there',
  'second-clinic': 'it is about words and pictures of another clinic, not about the engine',
  states: 'its pictures and its forced colours are Chromium’s',
  survey: 'what axe reads is the same, and forced colours and large letters are emulated',
  visual: 'its pictures are Chromium’s',
};

export const specsLeftOut = Object.keys(leftOut).map((name) => `**/${name}.spec.ts`);

/** Playwright drives an installed Firefox by WebDriver BiDi. */
export const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: firefoxPath() ?? 'firefox',
    env: launchOptions().env,
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, 'widget.gtk.overlay-scrollbars.enabled': true },
  },
} as const;
