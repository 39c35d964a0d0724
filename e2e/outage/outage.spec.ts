import { startInbox } from '../../scripts/local-site.ts';
import { stopAll } from '../../scripts/processes.ts';
import { chooseNecessary, expect, open, test } from '../support/fixtures.ts';
import { mailOf } from '../support/inbox.ts';
import { content } from '../support/site.ts';

test('with the mail server stopped the request is taken, and the mail arrives when it is back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const inboxPid = Number(process.env.INBOX_PID);
  // Without one, -0 would end the test's own process group.
  if (!(inboxPid > 1))
    throw new Error('INBOX_PID does not name the inbox: e2e/support/global-setup.ts sets it.');
  process.kill(-inboxPid, 'SIGKILL');
  const { contactForm, predefinedMessages } = content.ro;
  await open(page, '/ro/contact');
  await chooseNecessary(page);
  await page.getByLabel(contactForm.name, { exact: true }).fill('Maria');
  await page.getByLabel(contactForm.phone, { exact: true }).fill('0700 111 222');
  await page.getByLabel(contactForm.message, { exact: true }).fill('Serverul de e-mail este oprit acum.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: contactForm.send }).click();
  await expect(page.getByText(predefinedMessages.sent, { exact: true })).toBeVisible();
  const reference = (await page.locator('.notice--success strong').textContent()) ?? '';

  await startInbox();
  try {
    const mail = await mailOf(reference);
    expect(mail.text).toContain('Serverul de e-mail este oprit acum.');
  } finally {
    await stopAll();
  }
});
