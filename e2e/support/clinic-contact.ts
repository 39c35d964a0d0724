/** The function that takes requests, built for a clinic in any folder, with a mail server of its own for its inbox. */
import { environmentOf } from '../../functions/src/testing/environment.ts';
import { startMailServer } from '../../functions/src/testing/mail-server.ts';
import type { BuildFolders } from '../../scripts/build/build-folders.ts';
import { stop } from '../../scripts/local/processes.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { runFunction } from '../../scripts/local/run-function.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { entriesOf } from '../../src/content/source/space.ts';

/** What a field of the clinic's details says, in its default language. */
export function detailOf(clinic: string, field: string): string {
  const [details] = entriesOf(readEmbeddedSpace(clinic), 'contactDetails');
  return String(Object.values(details?.fields[field] ?? {})[0]);
}

export async function startContact(clinic: string, folders: BuildFolders, port: number) {
  const mail = await startMailServer();
  const inbox = detailOf(clinic, 'email');
  const child = await runFunction(
    { folders, name: 'contact', port },
    {
      ...environmentOf(mail.settings),
      // Nobody is there: the function sends the mail itself.
      CLOUD_TASKS_EMULATOR_HOST: '127.0.0.1:9',
      MAIL_FROM: inbox,
      MAIL_BOUNCES: inbox,
      MAIL_INBOX: inbox,
      MAIL_FALLBACK_INBOX: '',
      CLINIC_NAME: detailOf(clinic, 'clinicName'),
      SITE_ORIGIN: readBrand(clinic).origin,
    },
  );
  return { url: `http://127.0.0.1:${port}`, mail, stop: () => Promise.all([stop(child), mail.close()]) };
}
