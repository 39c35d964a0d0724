/** From a clone to what is uploaded: with the settings of a deployment, and no variable set anywhere. */
import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplesFile, examplesText, factsOf } from '../../scripts/content/check/examples.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { settings, settingsFile } from '../support/clinic-folder.ts';
import { finishContent } from '../support/finished-content.ts';
import { makeClone, type Clone } from './clone.ts';

let clone: Clone;
beforeAll(() => {
  clone = makeClone();
  clone.write('dist/index.html', 'the last good build');
});
afterAll(() => rmSync(clone.folder, { recursive: true, force: true }));

function expectNothingUploaded() {
  expect(clone.read('dist/index.html')).toBe('the last good build');
  expect(existsSync(clone.path('functions/lib'))).toBe(false);
}

describe('before a deploy', () => {
  test('without settings the build stops and says what to copy', async () => {
    const { status, output } = await clone.predeploy();
    expect(status).toBe(1);
    expect(output).toContain('no deployments/<Firebase project id>.env: copy deployments/example.env there');
    expectNothingUploaded();
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
    expectNothingUploaded();
  });

  test('with the settings of the example the build stops and names each of them', async () => {
    clone.write('deployments/clinica-exemplu.env', clone.read('deployments/example.env'));
    const { status, output } = await clone.predeploy();
    expect(status).toBe(1);
    for (const name of ['SITE_ORIGIN', 'SMTP_HOST', 'MAIL_FROM', 'MAIL_INBOX', 'SECURITY_CONTACT']) {
      expect(output).toContain(`deployments/clinica-exemplu.env: ${name}: `);
    }
    expectNothingUploaded();
  });

  test('with placeholders left in the texts the build stops and lists them', async () => {
    clone.write('deployments/clinica-exemplu.env', settingsFile());
    const { status, output } = await clone.predeploy();
    expect(status).toBe(1);
    expect(output.match(/ \[[^\][]+\] waits to be filled in\./g)?.length).toBeGreaterThan(10);
    expect(output).toContain("programari@ghiocel.example is an example; write the clinic's own.");
    expect(output).toContain("0700 000 000 is nobody's number.");
    expectNothingUploaded();
  });

  test('with facts of the demonstration the build stops and counts them by type', async () => {
    const facts = factsOf(readEmbeddedSpace(clone.path('.')));
    clone.write(examplesFile, examplesText(new Map(facts.map(({ name, hashes }) => [name, hashes]))));
    const { status, output } = await clone.predeploy();
    expect(status).toBe(1);
    for (const words of ["It is the demonstration's", 'Preț (priceItem) 84', 'Medic (doctor) '])
      expect(output).toContain(words);
    clone.write(examplesFile, '');
    expectNothingUploaded();
  });

  test('deploy:check lists the same findings and passes the rest', async () => {
    const { status, output } = await clone.run('npm run --silent deploy:check');
    expect(status).toBe(1);
    expect(output).toContain('ok      settings: deployments/clinica-exemplu.env');
    expect(output.match(/FAILED  content: /g)?.length).toBeGreaterThan(10);
    expect(output).not.toContain('firebase deploy --project');
    expectNothingUploaded();
  });

  test('with whole settings and content everything is built for the clinic’s own address', async () => {
    await finishContent(clone.folder);
    const committed = clone.read('firebase.json');
    // What the file says holds, whatever the shell has.
    const { status, output } = await clone.predeploy({ VITE_SITE_ORIGIN: 'https://www.altul.ro' });
    expect(output).toContain(`for https://www.exemplu.ro written to dist/ from ${clone.folder}`);
    expect(status).toBe(0);

    expect(clone.read('firebase.json')).toBe(committed);
    const pages = globSync('**/*.html', { cwd: clone.path('dist') });
    expect(pages.length).toBeGreaterThan(20);
    const origins = pages
      .map((page) => clone.read(join('dist', page)))
      .flatMap((html) => html.match(/(?<=rel="canonical" href=")https:\/\/[^/"]+/g) ?? []);
    // What stands in for a page has no address of its own.
    expect(origins.length).toBe(pages.filter((page) => !/(404|offline)\.html$/.test(page)).length);
    expect(new Set(origins)).toEqual(new Set(['https://www.exemplu.ro']));
    expect(pages.filter((page) => clone.read(join('dist', page)).includes('ghiocel.example'))).toEqual([]);
    const addresses = clone.read('dist/sitemap.xml').match(/<loc>[^<]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !address.startsWith('<loc>https://www.exemplu.ro'))).toEqual([]);
    expect(clone.read('dist/robots.txt')).toContain('https://www.exemplu.ro/sitemap.xml');
    expect(clone.read('dist/.well-known/security.txt')).toBe(
      `Contact: mailto:securitate@exemplu.ro\nExpires: ${settings['SECURITY_EXPIRES']}T00:00:00.000Z\nPreferred-Languages: ro, en\n` +
        'Canonical: https://www.exemplu.ro/.well-known/security.txt\n',
    );
    const parameters = clone.read('functions/.env.clinica-exemplu');
    expect(parameters).toContain('MAIL_INBOX="programari@exemplu.ro"');
    expect(parameters).toMatch(/^CLINIC_NAME="[^"]+"$/m);
    expect(clone.read('functions/lib/index.js').length).toBeGreaterThan(10_000);
    for (const page of ['not-found-en', 'sent-ro', 'not-sent-en']) {
      expect(clone.read(`functions/lib/pages/${page}.html`)).toContain('<!doctype html>');
    }
    expect(clone.read('functions/lib/pages/site.json')).toContain('/cerere-trimisa');
  });

  test('a build says which commit it is of, where its files are those of one', async () => {
    expect(JSON.parse(clone.read('dist/version.json'))).toEqual({});
    clone.git('init', '--quiet');
    clone.git('add', '.');
    clone.git('commit', '--quiet', '-m', 'Start');
    expect((await clone.predeploy()).status).toBe(0);
    expect(JSON.parse(clone.read('dist/version.json'))).toEqual({
      commit: clone.git('rev-parse', 'HEAD').trim(),
    });
  });

  test('deploy:check passes and changes nothing', async () => {
    clone.write('dist/index.html', 'the last good build');
    // What it installs comes from the registry, which the tests do without.
    const { output } = await clone.run('npm run --silent deploy:check', { npm_config_offline: 'true' });
    for (const part of ['settings', 'content', 'brand']) {
      expect(output).toContain(`ok      ${part}: `);
    }
    expect(output).toMatch(
      /^(ok|FAILED) {2,6}functions: (contact, deliver, pageNotFound, watch|npm ci failed)/m,
    );
    expect(clone.read('dist/index.html')).toBe('the last good build');
  });

  test('the files of a preview ask search engines to stay out', async () => {
    const preview = { SITE_ORIGIN: 'https://proba.exemplu.ro', NOINDEX: 'yes' };
    clone.write('deployments/clinica-proba.env', settingsFile(preview));
    const { status, output } = await clone.firebaseHook('hosting', 'clinica-proba');
    expect(status, output).toBe(0);
    for (const page of ['index.html', 'en/preturi.html'])
      expect(clone.read(`dist/${page}`)).toContain('<meta name="robots" content="noindex" />');
    expect(clone.read('dist/robots.txt')).not.toContain('Disallow');
    expect(existsSync(clone.path('dist/sitemap.xml'))).toBe(false);
    rmSync(clone.path('deployments/clinica-proba.env'));
  });

  test('where the settings of one project are wrong, a push deploys none', async () => {
    const asking = { DEPLOY_ON: 'push', PROJECT_NUMBER: '123456789012' };
    clone.write('deployments/clinica-exemplu.env', settingsFile({ ...asking, MAIL_INBOX: '' }));
    const env = { GITHUB_OUTPUT: clone.path('named') };
    const { status, output } = await clone.run('npm run --silent deploy:check -- --on push', env);
    expect(status).toBe(1);
    expect(output).toContain('MAIL_INBOX: ');
    expect(existsSync(clone.path('named'))).toBe(false);
    clone.write('deployments/clinica-exemplu.env', settingsFile());
  });
});
