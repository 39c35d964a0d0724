/** The function that takes requests, built for a clinic in any folder, with a mail server of its own for its inbox. */
import { startMailServer } from '../../functions/src/testing/mail-server.ts';
import type { BuildFolders } from '../../scripts/build-folders.ts';
import { start, stop } from '../../scripts/processes.ts';
import { readEmbeddedSpace } from '../../scripts/read-embedded-space.ts';
import { until } from '../../scripts/until.ts';
import { readBrand } from '../../scripts/brand/read-brand.ts';
import { entriesOf } from '../../src/content/contentful/space.ts';

const framework = 'node_modules/@google-cloud/functions-framework/build/src/main.js';

/** What a field of the clinic's details says, in its default language. */
export function detailOf(clinic: string, field: string): string {
  const [details] = entriesOf(readEmbeddedSpace(clinic), 'contactDetails');
  return String(Object.values(details?.fields[field] ?? {})[0]);
}

export async function startContact(clinic: string, { functions }: BuildFolders, port: number) {
  const mail = await startMailServer();
  const inbox = detailOf(clinic, 'email');
  const log: string[] = [];
  const child = start([framework, `--source=${functions}`, '--target=contact'], (line) => log.push(line), {
    NODE_ENV: 'production',
    PORT: String(port),
    FUNCTION_TARGET: 'contact',
    GCLOUD_PROJECT: 'demo-clinic',
    // Nobody is there: the function sends the mail itself.
    CLOUD_TASKS_EMULATOR_HOST: '127.0.0.1:9',
    SMTP_HOST: mail.settings.host,
    SMTP_PORT: String(mail.settings.port),
    SMTP_USER: '',
    MAIL_FROM: inbox,
    MAIL_INBOX: inbox,
    MAIL_FALLBACK_INBOX: '',
    CLINIC_NAME: detailOf(clinic, 'clinicName'),
    SITE_ORIGIN: readBrand(clinic).origin,
    ANSWER_LINK_KEYS: 'none',
  });
  const url = `http://127.0.0.1:${port}`;
  await until('The function contact', () => {
    if (child.exitCode !== null) throw new Error(`The function contact ended:\n${log.join('\n')}`);
    return fetch(url).then(
      () => true,
      () => false,
    );
  });
  return { url, mail, stop: () => Promise.all([stop(child), mail.close()]) };
}
