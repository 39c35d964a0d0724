/** Drives WebKitGTK by WebDriver, in the window of `webkit-window.py` on a virtual screen. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { isHydrated, startAt } from '../support/fixtures.ts';
import { openingHour } from '../support/pictures.ts';

type Size = { width: number; height: number };
type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;
type Element = Record<string, string>;

type OpenWebKit = { page: WebKitPage; close: () => Promise<void> };

export async function openWebKit({ width, height }: Size): Promise<OpenWebKit> {
  const profile = await mkdtemp(join(tmpdir(), 'webkit-'));
  const { screen, display } = await startScreen();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    VIEW: `${width}x${height}`,
    PROFILE: profile,
    SCRIPT: `(${startAt})(${JSON.stringify(openingHour)})`,
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env });
  const lines: string[] = [];
  const keep = (chunk: Buffer) => {
    const written = chunk.toString().split('\n');
    lines.push(...written.filter((line) => line.includes('CONSOLE')));
  };
  driver.stdout.on('data', keep);
  driver.stderr.on('data', keep);
  const call = createCaller(`http://127.0.0.1:${port}`);
  let session = '';
  const ofSession: Call = (method, path, body) => call(method, session + path, body);
  const close = async () => {
    if (session) await ofSession('DELETE', '').catch(() => undefined);
    await endProcess(driver);
    await endProcess(screen);
    // WebKit's network process ends later, and may still write into the profile.
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    await expect.poll(() => call('GET', '/status').catch(() => undefined)).toBeTruthy();
    const binary = join(import.meta.dirname, 'webkit-window.py');
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: [] } } };
    const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string };
    session = `/session/${sessionId}`;
  } catch (cause) {
    await close();
    throw cause;
  }
  return { page: createPage(ofSession, lines), close };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Xvfb chooses a free display and writes its number. */
async function startScreen() {
  const options = ['-displayfd', '3', '-screen', '0', '1400x2000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const written = screen.stdio[3] as NodeJS.ReadableStream;
  const display = await new Promise<string>((resolve, reject) => {
    written.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb ended while starting.')));
  });
  return { screen, display };
}

const endProcess = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });

function createCaller(origin: string): Call {
  return async (method, path, body) => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const { value } = (await (await fetch(origin + path, init)).json()) as { value: unknown };
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    if (error) throw new Error(`${error}: ${message}`);
    return value;
  };
}

function createPage(call: Call, lines: string[]) {
  const find = async (selector: string) => {
    const found = (await call('POST', '/element', { using: 'css selector', value: selector })) as Element;
    return `/element/${Object.values(found)[0]}`;
  };
  const evaluate = async <Result, Args extends unknown[]>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${pageFunction})(...arguments))
        .then((result) => done({ result }), (cause) => done({ failure: String(cause) }));`;
    const { result, failure } = (await call('POST', '/execute/async', { script, args })) as {
      result: Awaited<Result>;
      failure?: string;
    };
    if (failure) throw new Error(failure);
    return result;
  };
  /** Waits until the element stands still and is uncovered. */
  const press = (selector: string) =>
    expect
      .poll(async () => call('POST', `${await find(selector)}/click`, {}).then(() => 'pressed', String))
      .toBe('pressed');
  /** Types again where the page has moved the focus, as after a change of language. */
  const type = (selector: string, text: string) =>
    expect
      .poll(async () => {
        const field = await find(selector);
        const write = async () => {
          await call('POST', `${field}/clear`, {});
          await call('POST', `${field}/value`, { text });
          return call('GET', `${field}/property/value`);
        };
        return write().catch(String);
      })
      .toBe(text);
  return {
    /** Console messages. */
    lines,
    goto: (url: string) => call('POST', '/url', { url }),
    evaluate,
    press,
    type,
    hydrated: () =>
      expect.poll(() => evaluate(isHydrated).catch(() => false), { timeout: 45_000 }).toBe(true),
  };
}

export type WebKitPage = ReturnType<typeof createPage>;
