import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplesFile, examplesText, factsOf } from '../../scripts/content/check/examples.ts';
import { readFirebaseConfig } from '../../scripts/build/firebase-config.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { settingsFile } from '../support/clinic-folder.ts';
import { finishContent } from '../support/finished-content.ts';
import { startRepository } from '../support/git-in.ts';
import { makeClone, otherFailure, type Clone } from './clone.ts';

let clone: Clone;
beforeAll(() => {
  clone = makeClone();
});
afterAll(() => rmSync(clone.folder, { recursive: true, force: true }));

const built = '.local/deploy-check/clinica-exemplu';

function expectNothingBuilt() {
  expect(existsSync(clone.path(built))).toBe(false);
}

describe('before a deploy', () => {
  test('without settings the build stops and says what to copy', async () => {
    const { status, output } = await clone.deployCheck();
    expect(status).toBe(1);
    expect(output).toContain('no deployments/<Firebase project id>.env: copy deployments/example.env there');
    expectNothingBuilt();
  });

  test('npm run build writes what npm start serves, and Vite alone refuses', async () => {
    expect((await clone.run('npm run preview')).output).toContain('run `npm run build`');
    const { status, output } = await clone.run('npm run build');
    expect(status, output).toBe(0);
    expect(output).toContain('The site is in .local/start/site: npm run preview serves it.');
    expect(existsSync(clone.path('.local/start/site/index.html'))).toBe(true);
    const alone = await clone.run('npx vite build');
    expect(alone.status).toBe(1);
    expect(alone.output.trim()).toBe(
      'Vite alone builds no page: run `npm run build`, then `npm run preview`.',
    );
    expectNothingBuilt();
  });

  test('with the settings of the example the build stops and names each of them', async () => {
    clone.write('deployments/clinica-exemplu.env', clone.read('deployments/example.env'));
    const { status, output } = await clone.deployCheck();
    expect(status).toBe(1);
    for (const name of ['SITE_ORIGIN', 'SMTP_HOST', 'MAIL_FROM', 'MAIL_INBOX']) {
      expect(output).toContain(`deployments/clinica-exemplu.env: ${name}: `);
    }
    expectNothingBuilt();
  });

  test('with placeholders left in the texts the build stops and lists them', async () => {
    clone.write('deployments/clinica-exemplu.env', settingsFile());
    const { status, output } = await clone.deployCheck();
    expect(status).toBe(1);
    expect(output).toContain('ok      settings: deployments/clinica-exemplu.env, for https://www.exemplu.ro');
    expect(output.match(/ \[[^\][]+\] waits to be filled in\./g)?.length).toBeGreaterThan(10);
    expect(output).toContain("programari@ghiocel.example is an example; write the clinic's own.");
    expect(output).toContain("0700 000 000 is nobody's number.");
    expect(output).not.toContain('firebase deploy --config');
    expectNothingBuilt();
  });

  test('with facts of the demonstration the build stops and counts them by type', async () => {
    const facts = factsOf(readEmbeddedSpace(clone.path('.')));
    clone.write(examplesFile, examplesText(new Map(facts.map(({ name, hashes }) => [name, hashes]))));
    const { status, output } = await clone.deployCheck();
    expect(status).toBe(1);
    for (const words of ["It is the demonstration's", 'Preț (priceItem) 84', 'Medic (doctor) '])
      expect(output).toContain(words);
    clone.write(examplesFile, '');
    expectNothingBuilt();
  });

  test('with whole settings and content everything is built for the clinic’s own address', async () => {
    await finishContent(clone.folder);
    // The settings of the file take precedence over variables of the shell.
    const { output } = await clone.deployCheck('', { VITE_SITE_ORIGIN: 'https://www.altul.ro' });
    expect(output).not.toMatch(otherFailure);
    for (const part of ['settings', 'content', 'brand']) expect(output).toContain(`ok      ${part}: `);
    expect(output).toMatch(
      /^(ok|FAILED) {2,6}functions: (contact, deliver, pageNotFound, watch|npm ci failed)/m,
    );
    const site = join(built, 'site');
    const pages = globSync('**/*.html', { cwd: clone.path(site) });
    expect(pages.length).toBeGreaterThan(20);
    const origins = pages
      .map((page) => clone.read(join(site, page)))
      .flatMap((html) => html.match(/(?<=rel="canonical" href=")https:\/\/[^/"]+/g) ?? []);
    // The pages for errors and for no network have no canonical URL.
    expect(origins.length).toBe(pages.filter((page) => !/(404|offline)\.html$/.test(page)).length);
    expect(new Set(origins)).toEqual(new Set(['https://www.exemplu.ro']));
    expect(pages.filter((page) => clone.read(join(site, page)).includes('ghiocel.example'))).toEqual([]);
    const addresses = clone.read(join(site, 'sitemap.xml')).match(/<loc>[^<]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !address.startsWith('<loc>https://www.exemplu.ro'))).toEqual([]);
    expect(clone.read(join(site, 'robots.txt'))).toContain('https://www.exemplu.ro/sitemap.xml');
    const parameters = clone.read(join(built, 'functions/.env.clinica-exemplu'));
    expect(parameters).toContain('MAIL_INBOX="programari@exemplu.ro"');
    expect(parameters).toMatch(/^CLINIC_NAME="[^"]+"$/m);
    expect(clone.read(join(built, 'functions/lib/index.js')).length).toBeGreaterThan(10_000);
    for (const page of ['not-found-en', 'sent-ro', 'not-sent-en']) {
      expect(clone.read(join(built, `functions/lib/pages/${page}.html`))).toContain('<!doctype html>');
    }
    expect(clone.read(join(built, 'functions/lib/pages/site.json'))).toContain('/cerere-trimisa');
  });

  test('a build says which commit it is of, where its files are those of one', async () => {
    const version = join(built, 'site/version.json');
    expect(JSON.parse(clone.read(version))).toEqual({});
    const git = startRepository(clone.folder);
    await clone.deployCheck();
    expect(JSON.parse(clone.read(version))).toEqual({ commit: git('rev-parse', 'HEAD').trim() });
  });

  test('from the folder of the repository Firebase uploads nothing, and says what to run', async () => {
    const { hosting, functions } = await readFirebaseConfig();
    for (const [command = ''] of [hosting, ...functions].map(({ predeploy = [] }) => predeploy)) {
      const { status, output } = await clone.run(command);
      expect(status).toBe(1);
      expect(output).toContain('npm run deploy:check');
    }
  });

  test('the files of a preview ask search engines to stay out', async () => {
    const preview = { SITE_ORIGIN: 'https://proba.exemplu.ro', NOINDEX: 'yes' };
    clone.write('deployments/clinica-proba.env', settingsFile(preview));
    const { output } = await clone.deployCheck('clinica-proba');
    expect(output).not.toMatch(otherFailure);
    const site = '.local/deploy-check/clinica-proba/site';
    for (const page of ['index.html', 'en/preturi.html'])
      expect(clone.read(join(site, page)), output).toContain('<meta name="robots" content="noindex" />');
    expect(clone.read(join(site, 'robots.txt'))).not.toContain('Disallow');
    expect(existsSync(clone.path(join(site, 'sitemap.xml')))).toBe(false);
    rmSync(clone.path('deployments/clinica-proba.env'));
  });

  test('where the settings of one project are wrong, GitHub deploys none', async () => {
    const wrong = { PROJECT_NUMBER: '123456789012', MAIL_INBOX: '' };
    clone.write('deployments/clinica-exemplu.env', settingsFile(wrong));
    const env = { GITHUB_OUTPUT: clone.path('named') };
    const { status, output } = await clone.run('npm run --silent deploy:check -- --all', env);
    expect(status).toBe(1);
    expect(output).toContain('MAIL_INBOX: ');
    expect(existsSync(clone.path('named'))).toBe(false);
    clone.write('deployments/clinica-exemplu.env', settingsFile());
  });
});
