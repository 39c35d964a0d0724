import { join } from 'node:path';
import { environmentOf } from '../../functions/src/testing/environment.ts';
import { startMailServer } from '../../functions/src/testing/mail-server.ts';
import { buildFolders } from '../../scripts/build/build-folders.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { buildFunctionsOf, buildSiteOf } from '../../scripts/local/local-site.ts';
import { ports } from '../../scripts/local/ports.ts';
import { stop } from '../../scripts/local/processes.ts';
import { startFunction } from '../../scripts/local/servers.ts';
import { serveSite } from '../../scripts/local/static-server.ts';
import { fixtureClinic, repository } from '../../shared/clinic/folder.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { listWrittenFields } from '../../src/content/check/each-field.ts';
import { entriesOf } from '../../src/content/source/space.ts';
import { content } from './site.ts';

export async function startOwnSite() {
  return serveSite(await buildSiteOf(repository, '.local/clinic'), ports.ownSite);
}

/** The opposite of the fixture: one language, two services, no optional part, a dark palette. */
export const secondClinic = join(repository, 'fixtures/second-clinic');

const secondRoot = '.local/second';
export const secondFolders = buildFolders({ BUILD_DIR: secondRoot });

export async function buildSecondSite() {
  await buildFunctionsOf(secondClinic, secondRoot, ['package.json']);
  await buildSiteOf(secondClinic, secondRoot);
}

export async function startSecondSite() {
  await buildSecondSite();
  return serveSite(secondFolders, ports.secondSite);
}

export function secondDetail(field: string): string {
  const [details] = entriesOf(readEmbeddedSpace(secondClinic), 'contactDetails');
  return String(Object.values(details?.fields[field] ?? {})[0]);
}

/** Facts that identify the first clinic, the fixture, with its phone numbers as links contain them. */
const firstIdentity = new Set([
  ...listWrittenFields(readEmbeddedSpace(fixtureClinic))
    .filter(({ definition }) => definition?.isIdentifying)
    .flatMap(({ values }) => Object.values(values).map(String)),
  content.ro.contactDetails.phoneNumber,
  content.ro.emergenciesPage.hospital?.phoneNumber ?? '',
]);

/** Matches whole words only: the name "Ana" is not in "Diana". */
const patternOf = (fact: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(fact)}(?![\p{L}\d])`, 'iu');

const firstWords = [/ghiocel|snowdrop/i, ...[...firstIdentity].filter(Boolean).map(patternOf)];

export const foreignWordsIn = (text: string) => firstWords.flatMap((word) => word.exec(text)?.[0] ?? []);

export async function startSecondContact() {
  const mail = await startMailServer();
  const inbox = secondDetail('email');
  const { child } = await startFunction(secondFolders, 'contact', ports.secondContact, {
    ...environmentOf(mail.settings),
    // No task queue runs, so the function sends the mail itself.
    CLOUD_TASKS_EMULATOR_HOST: '127.0.0.1:9',
    MAIL_FROM: inbox,
    MAIL_BOUNCES: inbox,
    MAIL_INBOX: inbox,
    MAIL_FALLBACK_INBOX: '',
    CLINIC_NAME: secondDetail('clinicName'),
    SITE_ORIGIN: readBrand(secondClinic).origin,
  });
  const url = `http://127.0.0.1:${ports.secondContact}`;
  return { url, mail, stop: () => Promise.all([stop(child), mail.close()]) };
}
