/**
 * `npm run content:push`: puts the model, the entries and the files of `content/` into an empty Contentful space and
 * publishes them. `--dry-run` does all of it in memory, without a token, and prints the content types. `--overwrite` pushes
 * into a space that has entries, whose words are replaced.
 */
import { fail, managedSpace } from '../content/contentful/configuration.ts';
import { toExportDocument } from '../content/contentful/export-document.ts';
import { type Destination, importIntoMemory, importSpace } from '../content/contentful/import-space.ts';
import { readEmbeddedSpace } from '../build/read-embedded-space.ts';

async function expectEmpty(destination: Destination) {
  const { managementToken, spaceId, environmentId, host = 'api.contentful.com' } = destination;
  const response = await fetch(
    `https://${host}/spaces/${spaceId}/environments/${environmentId}/entries?limit=1`,
    {
      headers: { Authorization: `Bearer ${managementToken}` },
      signal: AbortSignal.timeout(60_000),
    },
  );
  if (!response.ok) {
    throw new Error(
      `${host} answered ${response.status} for the space ${spaceId} (${environmentId}): check both and the token.`,
    );
  }
  const { total } = (await response.json()) as { total: number };
  if (total === 0) return;
  throw new Error(
    `The space ${spaceId} (${environmentId}) has ${total} entries already. Push into an empty one, or add --overwrite: what editors wrote there is replaced by content/.`,
  );
}

async function push() {
  const destination = process.argv.includes('--dry-run') ? undefined : managedSpace();
  const document = toExportDocument(readEmbeddedSpace());
  const rehearsal = await importIntoMemory(document);
  const count = (type: string) => rehearsal.published(type).length;
  const bytes = [...rehearsal.uploads.values()].reduce((sum, size) => sum + size, 0);
  const locales = document.locales.map(({ code, default: isDefault }) =>
    isDefault ? `${code} (default)` : code,
  );
  if (!destination) {
    const { contentTypes, editorInterfaces } = document;
    console.log(JSON.stringify({ contentTypes, editorInterfaces }, null, 2));
  }
  // Not into the JSON, and below it on a terminal.
  console.error(
    [
      `contentful-import accepts content/, in ${locales.join(' and ')}:`,
      `  ${count('ContentType')} content types, ${count('Entry')} entries and ${count('Asset')} assets to be published`,
      `  ${rehearsal.uploads.size} files to be uploaded (${Math.round(bytes / 1024)} KB)`,
    ].join('\n'),
  );
  if (!destination) return;

  if (!process.argv.includes('--overwrite')) await expectEmpty(destination);
  await importSpace(document, destination);
}

await push().catch(fail);
