import { pathTo } from '../../src/routing/routes.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { content, languages } from '../support/site.ts';

for (const language of languages) {
  test(`the map opens at the clinic’s place, in ${language}`, async ({ page, quiet }) => {
    const { mapUrl } = content[language].contactDetails;
    const { origin } = new URL(mapUrl);
    quiet.origin = origin;
    await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Map' }));
    await open(page, pathTo({ route: 'contact' }, language));
    await page.getByRole('link', { name: content[language].contactPage.mapLink }).click();
    await expect(page).toHaveURL(mapUrl);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      mlat: expect.stringMatching(/^[\d.]+$/),
      mlon: expect.stringMatching(/^[\d.]+$/),
    });
  });
}
