import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ports } from '../../scripts/local/ports.ts';
import type { MarkedField } from '../../edit/api.ts';
import { expect, hoursNotice, startFixtureEditor } from '../support/edit-server.ts';
import { axeFindings } from '../support/examine.ts';
import { open, test } from '../support/fixtures.ts';
import { content, sitePages } from '../support/site.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ baseURL: `http://127.0.0.1:${ports.edit}` });
test.beforeEach(({ quiet }) => {
  quiet.allowed = /\[vite\]|React DevTools/;
});

/** A text as it stands in the page, with its mark behind its first letter. */
function shown(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ \u00a0]/g, '\\s');
  return new RegExp(`${escaped.slice(0, 1)}[\\u{E0100}-\\u{E01EF}]*${escaped.slice(1)}`, 'u');
}

/** What the brand, the deployment and the form's trap for machines say. */
const isNoContent = (text: string) => /^(RO|EN|Română|English|Subject|www\..*)$/.test(text);

/** Goes to a page as by a link: loading it anew would take the development server ten times as long. */
async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`\\w${path}$`));
}

/** The texts of a page with the fields they lead to. */
function textsOf(page: Page) {
  return page.evaluate(async () => {
    const marks = '/edit/layer/marks-on-page.ts';
    const { textsIn, markNumbersOf } = (await import(
      marks
    )) as typeof import('../../edit/layer/marks-on-page.ts');
    const texts = textsIn(document.body).map((text) => ({ text: text.data, numbers: markNumbersOf(text) }));
    const numbers = [...new Set(texts.flatMap((each) => each.numbers))];
    const answer = await fetch('/@edit/marked-fields', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ numbers }),
    });
    const names = (await answer.json()) as MarkedField[];
    return texts.map((each) => ({
      text: each.text,
      names: names.filter(({ number }) => each.numbers.includes(number)).map(({ name }) => name),
    }));
  });
}

test.describe('the clinic’s folder', () => {
  const edit = {} as Awaited<ReturnType<typeof startFixtureEditor>>;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    Object.assign(edit, await startFixtureEditor());
  });
  test.afterAll(() => edit.close());

  test('every text of every page leads to a field', async ({ page }) => {
    await open(page, '/');
    for (const { path } of sitePages) {
      await navigate(page, path);
      const texts = await textsOf(page);
      const lost = texts.filter(({ names, text }) => names.length === 0 && !isNoContent(text));
      expect(lost, path).toEqual([]);
      expect(texts.length, path).toBeGreaterThan(70);
    }
  });

  test('a price, an hour, a notice, a name and a heading are five changed lines; a bad value is none', async ({
    page,
  }) => {
    const panel = page.getByRole('dialog');
    const saved = page.getByText('Salvat.');
    async function change(locator: Locator, field: string, before: string, value: string) {
      await locator.click();
      await page.getByRole('button', { name: 'Schimbați' }).first().click();
      const control = panel.getByRole('group', { name: field, exact: true }).getByRole('textbox').first();
      await expect(control).toHaveValue(before);
      await control.fill(value);
      await panel.getByRole('button', { name: 'Salvați' }).click();
    }
    const [category] = content.ro.priceList.categories;
    const [item] = category?.items ?? [];
    const { priceStart = 0 } = item ?? {};

    // The link of its title lies over the card.
    await open(page, '/');
    const tile = content.ro.home.tiles.find(({ goToPath }) => goToPath);
    await page.getByText(shown(tile?.text ?? '')).click({ force: true });
    await expect(page.getByText(`Casetă de pe prima pagină „${tile?.title}” › Textul`)).toBeVisible();

    await open(page, '/ro/preturi');
    const price = page.locator('main .price-table td').first();
    await change(price, 'Prețul', `${priceStart}`, '-5');
    await expect(panel.getByRole('alert')).toContainText('Scrieți un număr întreg');
    expect(edit.git('status', '--porcelain')).toBe('');
    await panel
      .getByRole('textbox')
      .first()
      .fill(`${priceStart + 5}`);
    await panel.getByRole('button', { name: 'Salvați' }).click();
    await expect(saved).toBeVisible();
    await expect(price).toContainText(shown(`${priceStart + 5}`));

    await open(page, '/ro/contact');
    const hours = page.getByRole('main').getByText(shown('08:00 – 20:00')).first();
    await change(hours, 'Orele (opțional)', '08:00-20:00', '09:00-20:00');
    await expect(saved).toBeVisible();
    await expect(page.getByRole('main').getByText(shown('09:00 – 20:00')).first()).toBeVisible();

    const notice = page.getByText(shown(hoursNotice.ro)).first();
    await change(notice, 'Anunț la program (opțional)', hoursNotice.ro, 'Liftul nu merge.');
    await expect(saved).toBeVisible();

    await open(page, '/ro/despre');
    const name = content.ro.about.doctors[0]?.name ?? '';
    await change(page.getByText(shown(name)).first(), 'Numele', name, 'Doamna doctor Ana Pop');
    await expect(saved).toBeVisible();
    const { title } = content.ro.about;
    await change(page.getByRole('heading', { level: 1 }), 'Titlul paginii', title, 'Trei generații');
    await expect(saved).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown('Trei generații'));

    const lines = edit.git('diff', '--unified=0').split('\n');
    expect(lines.filter((line) => /^\+(?!\+)/.test(line))).toHaveLength(5);
    await page.getByRole('button', { name: 'Anulați ultima schimbare' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown(title));

    // The name and the notice were written in Romanian only.
    await page.getByRole('button', { name: 'Toate textele (așteaptă: ' }).click();
    await panel.getByText('Poate sunt vechi').click();
    const confirm = panel.getByRole('button', { name: /^Se potrivește încă: .*Doamna doctor Ana Pop/ });
    await confirm.click();
    await expect(confirm).toBeHidden();
    await panel.getByRole('button', { name: /^Date.*Anunț la program/ }).click();
    const stillFits = panel.getByRole('button', { name: 'Se potrivește încă' });
    await stillFits.click();
    await expect(stillFits).toBeHidden();
  });

  test('a doctor with a photograph and pasted prices are added, and undone', async ({ page }) => {
    edit.git('stash', '--include-untracked');
    const panel = page.getByRole('dialog');
    const saved = page.getByText('Salvat.');
    async function openList(locator: Locator) {
      await locator.click();
      await page.getByRole('button', { name: 'Schimbați' }).first().click();
      await panel
        .getByText(/^În lista/)
        .first()
        .click();
    }
    const save = () => panel.getByRole('button', { name: 'Salvați' }).click();

    await open(page, '/ro/despre');
    await openList(page.getByText(shown(content.ro.about.doctors[0]?.name ?? '')).first());
    await panel.getByRole('button', { name: /^Adăugați: / }).click();
    await save();
    await expect(panel.getByRole('alert').first()).toHaveText('Completați acest câmp.');
    expect(await axeFindings(page, '#edit-layer')).toEqual([]);
    for (const field of ['Numele', 'Specialitatea', 'Descrierea']) {
      const boxes = panel.getByRole('group', { name: field, exact: true }).getByRole('textbox');
      for (const box of await boxes.all()) await box.fill(`${field} Ioana`);
    }
    // Playwright answers each question with no.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(panel).toBeVisible();
    const photo = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#aaccee' } })
      .jpeg()
      .toBuffer();
    await panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'Ioana.jpg', mimeType: 'image/jpeg', buffer: photo });
    for (const box of await panel.getByLabel(/^Ce arată imaginea/).all()) await box.fill('Ioana');
    await save();
    await expect(saved).toBeVisible();
    const picture = page.getByRole('img', { name: 'Ioana', exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);

    await open(page, '/ro/preturi');
    await openList(page.locator('main .price-table td').first());
    await panel.getByText('Lipiți din tabel').filter({ visible: true }).click();
    await expect(panel.getByRole('textbox', { name: /^Copiați rândurile/ })).toBeFocused();
    await page.keyboard.insertText('Albire\tWhitening\t1.100 - 1.300\nLac\tVarnish\t90\t');
    await expect(panel.getByRole('cell', { name: '1100 – 1300', exact: true })).toBeVisible();
    await save();
    await expect(page.getByRole('row', { name: /A\S*lbire\s+1\S*\.100 - 1\.300/ }).first()).toBeVisible();

    for (const path of ['/ro/preturi', '/ro/despre']) {
      await open(page, path);
      await page.getByRole('button', { name: 'Anulați ultima schimbare' }).click();
      await expect(page.getByText(/^Anulat: /)).toBeVisible();
    }
    expect(edit.git('status', '--porcelain')).toBe('');
  });

  test('a pasted text is inserted as a page shows it, and what that loses is named', async ({ page }) => {
    const panel = page.getByRole('dialog');
    await open(page, '/ro/servicii/ortodontie');
    await page.locator('.rich-text p').first().click();
    await page.getByRole('button', { name: 'Schimbați' }).first().click();
    const box = panel.locator('.edit-html').first();
    await box.evaluate((element: HTMLElement) => {
      element.focus();
      document.getSelection()?.selectAllChildren(element);
      const clipboardData = new DataTransfer();
      const table = '<table><tr><td>Unu</td><td>Doi</td></tr></table>';
      clipboardData.setData('text/html', `${table}<div class="x">N<sub>2</sub>O</div>`);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(panel.getByRole('status').filter({ hasText: 'La lipire' })).toHaveText(
      'La lipire a rămas numai textul din: <table>.',
    );
    await expect(box.locator('p')).toHaveText(['Unu', 'Doi', 'N2O']);
    await expect(box.locator('sub')).toHaveText('2');
  });

  test('another site’s page cannot ask', async ({ request }) => {
    const json = { 'Content-Type': 'application/json' };
    const foreign = [
      { ...json, Origin: 'https://evil.example' },
      { ...json, Origin: `http://evil.example:${ports.edit}`, Host: `evil.example:${ports.edit}` },
      { 'Content-Type': 'text/plain' },
    ];
    for (const headers of foreign) {
      const answer = await request.post('/@edit/undo', { data: '{}', headers });
      expect(answer.status(), JSON.stringify(headers)).toBe(403);
    }
  });
});
