import type { APIResponse, Page } from '@playwright/test';
import { hostedPlayerOrigin } from '../src/content/hosted-film.ts';
import { chooseNecessary, expect, hydrated, notFoundWords, open, test } from './fixtures.ts';
import { grade } from './observatory.ts';
import { content, sitePages } from './site.ts';
import { haveChosen, openPanel, withEverythingLoaded } from './states.ts';

const paths = [...sitePages.map(({ path }) => path), '/nicaieri', '/en/nowhere'];

/** Collects what the browser reports about the policy, on every page of the context. */
async function watchPolicy(page: Page) {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (report: string) => violations.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile } = event;
      const { reportViolation } = window as unknown as { reportViolation: (report: string) => void };
      reportViolation([violatedDirective, blockedURI, sourceFile].join(' '));
    });
  });
  return violations;
}

function expectSecured(response: APIResponse, path: string) {
  const headers = response.headers();
  expect(headers['strict-transport-security'], path).toBe('max-age=63072000; includeSubDomains');
  expect(headers['x-content-type-options'], path).toBe('nosniff');
  expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
  expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy'], path).toContain('camera=()');
  const policy = headers['content-security-policy'];
  for (const part of [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy, path).toContain(part);
  }
  expect(policy, path).not.toContain('unsafe');
}

test('every page is graded A+ with 120 points or more by the rules of Mozilla Observatory', async ({
  request,
}) => {
  for (const path of paths) {
    const response = await request.get(path);
    const { score, grade: letter, results } = grade(response.headers(), await response.text());
    expect({ path, letter, results }).toMatchObject({ letter: 'A+' });
    expect(score, `${path}: ${results.join(', ')}`).toBeGreaterThanOrEqual(120);
  }
});

test('the grading tells a good answer from a bad one', () => {
  expect(grade({}, '<script src="https://x.example/a.js"></script>')).toMatchObject({
    score: 25,
    grade: 'D-',
  });
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  const headers = { 'content-security-policy': policy, 'strict-transport-security': 'max-age=60' };
  expect(grade(headers, '').results).toContain('csp-implemented-with-unsafe-inline-in-style-src-only');
  expect(grade(headers, '')).toMatchObject({ score: 85, grade: 'A-' });
});

test('files, missing files and the answers of the functions carry the headers too', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /src="(\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '/static/none.js';
  for (const path of [script, '/favicon.svg', '/sitemap.xml', '/static/nothing.js']) {
    expectSecured(await request.get(path), path);
  }
  const headers = { Accept: 'text/html' };
  const form = { language: 'en', name: 'A', message: '' };
  expectSecured(await request.get('/api/contact'), 'GET');
  expectSecured(await request.post('/api/contact', { data: {} }), 'JSON');
  const answer = await request.post('/api/contact', { form, headers });
  expect(answer.status()).toBe(422);
  expectSecured(answer, 'form');
  expect(answer.headers()['cache-control']).toBe('no-store');
});

/** Uses everything on the page that its scripts make work. */
async function useAll(page: Page) {
  await page.locator('.lang__btn').hover();
  const film = page.locator('a.facade');
  if ((await film.count()) > 0) {
    await film.first().click();
    await expect(page.locator('video').first()).toBeVisible();
  }
  const send = page.locator('form.form [type=submit]');
  if ((await send.count()) > 0) {
    await send.click();
    await expect(page.locator('.note--bad')).toBeVisible();
  }
  // Only where the cards do not fit beside each other is there a way on.
  await page.setViewportSize({ width: 360, height: 740 });
  const next = page.locator('.arrow--next');
  if ((await next.count()) > 0) await next.click();
  await openPanel(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('every page is used under its policy, and nothing of it is refused', async ({ page, quiet }) => {
  test.setTimeout(240_000);
  quiet.allowed = notFoundWords;
  const violations = await watchPolicy(page);
  await haveChosen(page);
  for (const path of paths) {
    await open(page, path);
    await withEverythingLoaded(page);
    await useAll(page);
    expect(violations, path).toEqual([]);
  }
});

test('a request is sent, the banner answered and pages are changed under the policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  await open(page, '/');
  await chooseNecessary(page);
  const { navigation, contactForm } = content.ro;
  await page.getByRole('link', { name: navigation.prices, exact: true }).first().click();
  await expect(page).toHaveURL('/ro/preturi');
  await page.getByRole('searchbox').fill('laser');
  await page.getByRole('link', { name: navigation.contact, exact: true }).first().click();
  await page.getByLabel(contactForm.name, { exact: true }).fill('Ana');
  await page.getByLabel(contactForm.phone, { exact: true }).fill('0700 111 222');
  await page.getByLabel(contactForm.message, { exact: true }).fill('O programare, vă rog.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: contactForm.send }).click();
  await expect(page.locator('.note--ok strong')).toBeVisible();
  expect(violations).toEqual([]);
});

test('the policy would refuse what is not of the site', async ({ page, quiet }) => {
  quiet.allowed = /Content Security Policy|violates/;
  // It is refused before it is sent, but Playwright counts it.
  quiet.origin = 'https://pictures.example';
  const violations = await watchPolicy(page);
  await open(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.text = 'window.ran = true';
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    const frame = document.createElement('iframe');
    frame.src = 'https://www.youtube-nocookie.com/embed/x';
    document.body.append(script, style, frame);
    document.body.insertAdjacentHTML('beforeend', '<img src="https://pictures.example/x.png" alt="">');
  });
  await expect.poll(() => violations.length).toBe(4);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('a page answered to a native form is shown in its own style under its own policy', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/en/contact');
  await page.locator('form.form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('h1')).toHaveText(content.en.predefinedMessages.errorsTitle);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(252, 253, 250)');
  expect(messages.filter((text) => text.includes('Policy'))).toEqual([]);
  await context.close();
});

test('no document has a style attribute or a handler in its HTML', async ({ page, quiet }) => {
  quiet.allowed = notFoundWords;
  await page.goto('/');
  for (const path of paths) {
    const found = await page.evaluate(async (address) => {
      const html = await (await fetch(address)).text();
      const elements = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')];
      return elements.flatMap((element) =>
        element.getAttributeNames().filter((name) => name === 'style' || name.startsWith('on')),
      );
    }, path);
    expect(found, path).toEqual([]);
  }
});

test('a page with a hosted film comes with its own policy, also from a page that has none', async ({
  page,
  quiet,
}) => {
  quiet.origin = hostedPlayerOrigin;
  quiet.allowed = /ERR_|Failed to load/;
  const violations = await watchPolicy(page);
  const player = `${hostedPlayerOrigin}/embed/abcdefgh123?autoplay=1`;
  // The home page as a build would write it whose film is hosted.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const { general } = content.ro;
    const html = (await response.text())
      .replace(/"file":\{"url":"[^"]*\.mp4"[^}]*\}/, '"hostedVideoId":"abcdefgh123"')
      .replace(/href="[^"]*\.mp4"/, `href="${player}"`)
      .replace(`>${general.filmNote}</p>`, `>${general.hostedFilmNote}</p>`);
    const policy = `${response.headers()['content-security-policy']}; frame-src ${hostedPlayerOrigin}`;
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, body: html, headers });
  });
  await page.route(`${hostedPlayerOrigin}/**`, (route) => route.fulfill({ body: 'the player' }));
  await open(page, '/ro/contact');
  await chooseNecessary(page);
  await page.evaluate('window.visit = 1');
  await page.getByRole('link', { name: content.ro.navigation.home, exact: true }).first().click();
  await expect(page.locator('h1')).toContainText(content.ro.home.heroLines[0] ?? '');
  expect(await page.evaluate('window.visit')).toBeUndefined();
  await hydrated(page);
  await page.locator('a.facade').click();
  await expect(page.frameLocator('iframe.facade__player').getByText('the player')).toBeVisible();
  expect(violations).toEqual([]);
});
