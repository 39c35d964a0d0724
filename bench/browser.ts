import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, findOrInstallChromium } from '../scripts/chromium.ts';

const flags = [
  ...chromiumFlags,
  '--force-effective-connection-type=4G',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

export type Phone = { context: BrowserContext; close: () => Promise<void> };

/** A Chromium of its own with the screen of a phone and an empty cache. */
export async function startPhone(): Promise<Phone> {
  const executablePath = findOrInstallChromium();
  const folder = await mkdtemp(join(tmpdir(), 'ghiocel-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    args: flags,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  const close = async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { context, close };
}

/** A tab on a 4G bar (1.6 Mbps down, 750 kbps up, 150 ms latency a request) and a processor four times as slow. */
export async function openThrottledTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  const session = await sessionOf(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return tab;
}

const sessions = new WeakMap<Page, CDPSession>();

/** The protocol itself, to speak with a tab past the driver. */
export async function sessionOf(tab: Page): Promise<CDPSession> {
  const session = sessions.get(tab) ?? (await tab.context().newCDPSession(tab));
  sessions.set(tab, session);
  return session;
}

/**
 * What a function that names nothing from outside it returns in the page. Not by Playwright's own means: the script they
 * bring is compiled in the page, 10 ms without throttling, and listens to every press; it would count as the page's.
 */
export async function runIn<Result, Given extends unknown[]>(
  tab: Page,
  run: (...given: Given) => Result,
  ...given: Given
): Promise<Result> {
  const session = await sessionOf(tab);
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${String(run)})(...${JSON.stringify(given)})`,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Result;
}

/**
 * Asks the page, every quarter of a second, until the answer is no longer `undefined` or `false`.
 * @throws after half a minute
 */
export async function answerOf<Answer>(
  tab: Page,
  question: () => Answer,
): Promise<Exclude<Answer, undefined | false>> {
  // What was just pressed is not kept waiting by the first question.
  await setTimeout(250);
  for (let asked = 0; asked < 120; asked += 1) {
    const answer = await runIn(tab, question);
    if (answer !== undefined && answer !== false) return answer as Exclude<Answer, undefined | false>;
    await setTimeout(250);
  }
  throw new Error(`The page never answered ${String(question)}.`);
}
