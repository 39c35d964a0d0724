import { startInbox } from '../../scripts/local-site.ts';
import { stopAll } from '../../scripts/processes.ts';
import { fill, referenceOf } from '../support/contact-form.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';

test('a request sent while the mail server is stopped arrives when it is back', async ({ page }) => {
  test.setTimeout(180_000);
  const inboxPid = Number(process.env.INBOX_PID);
  // Without one, -0 would end the test's own process group.
  if (!(inboxPid > 1))
    throw new Error('INBOX_PID does not name the inbox: e2e/support/global-setup.ts sets it.');
  process.kill(-inboxPid, 'SIGKILL');
  await open(page, '/ro/contact');
  const { send } = await fill(page, 'ro', 'Serverul de e-mail este oprit acum.');
  await send.click();
  const reference = await referenceOf(page);

  await startInbox();
  try {
    const mail = await mailOf(reference);
    expect(mail.text).toContain('Serverul de e-mail este oprit acum.');
  } finally {
    await stopAll();
  }
});
