/** The content goes into a Contentful space and comes back, by Contentful's own tools and without an account. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startContentService } from '../../scripts/local/content-service.ts';
import { toContentFiles } from '../../scripts/content/contentful/content-files.ts';
import { exportSpace, withLocalFiles } from '../../scripts/content/contentful/pull-space.ts';
import { importIntoMemory, toExportDocument } from '../../scripts/content/contentful/push-space.ts';
import { readContentFolder, readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { contentTypes } from '../../src/model/content-model.ts';
import type { Space } from '../../src/content/source/space.ts';

const memory = { spaceId: 'memory', environmentId: 'master', managementToken: 'none' };

/** What an import makes of a space, and an export gives back. */
async function pushedAndPulled(space: Space): Promise<Space> {
  return exportSpace(memory, { apiAdapter: await importIntoMemory(toExportDocument(space)) });
}

async function pulledFiles(live: Space) {
  const { assets, downloads } = withLocalFiles(live.assets, readEmbeddedSpace());
  return { downloads, files: await toContentFiles({ ...live, assets }, readContentFolder().files) };
}

test('contentful-import takes the whole space and publishes it', async () => {
  const space = readEmbeddedSpace();
  const live = await importIntoMemory(toExportDocument(space));
  expect(live.published('ContentType')).toHaveLength(Object.keys(contentTypes).length);
  expect(live.published('Entry')).toHaveLength(space.entries.length);
  expect(live.published('Asset')).toHaveLength(space.assets.length);
  expect(live.all('EditorInterface').size).toBe(Object.keys(contentTypes).length);
  expect([...live.uploads.values()].every((size) => size > 0)).toBe(true);
});

test('the rehearsal refuses what Contentful refuses', async () => {
  const refusal = async (change: (document: ReturnType<typeof toExportDocument>) => void) => {
    const document = toExportDocument(readEmbeddedSpace());
    change(document);
    const refused: unknown = await importIntoMemory(document).catch((error: unknown) => error);
    return (refused as { errors?: { error: Error }[] }).errors?.map(({ error }) => error.message).join(' ');
  };
  const field = (index: number) => ({ id: `more${index}`, type: 'Symbol', name: 'Mai mult' });
  const fields = Array.from({ length: 51 }, (_, index) => field(index));
  const manyFields = await refusal(({ contentTypes: [type] }) => Object.assign(type!, { fields }));
  expect(manyFields).toContain('51 fields of a content type; Contentful takes 50');
  const title = { ro: 'a'.repeat(256) };
  const longText = await refusal(({ entries: [entry] }) => Object.assign(entry!.fields, { title }));
  expect(longText).toContain('256 characters of a short text; Contentful takes 255');
});

test('what is pushed comes back byte for byte', async () => {
  const { files, downloads } = await pulledFiles(await pushedAndPulled(readEmbeddedSpace()));
  expect(downloads).toEqual([]);
  expect(Object.keys(files).sort()).toEqual(Object.keys(readContentFolder().files).sort());
  for (const [file, text] of Object.entries(files)) {
    expect(text, file).toBe(readFileSync(join(clinicFolder(), file), 'utf8'));
  }
});

test('a changed price changes one line, and a new service stands behind the others', async () => {
  const space = readEmbeddedSpace();
  const price = space.entries.find(({ sys }) => sys.id === 'price-surgery-01');
  price!.fields['priceStart'] = { ro: 217 };
  const service = structuredClone(space.entries.find(({ sys }) => sys.id === 'service-ortodontie'))!;
  service.sys.id = 'service-nou';
  space.entries.unshift(service);
  const { files } = await pulledFiles(await pushedAndPulled(space));

  const before = readFileSync(join(clinicFolder(), 'content/entries/prices.json'), 'utf8').split('\n');
  const after = files['content/entries/prices.json']?.split('\n') ?? [];
  expect(after.filter((line, index) => line !== before[index])).toEqual([
    '        "priceStart": { "ro": 217 },',
  ]);
  const { entries } = JSON.parse(files['content/entries/services-b.json'] ?? '') as Space;
  const services = entries.filter(({ sys }) => sys.contentType.sys.id === 'service');
  expect(services.at(-1)?.sys.id).toBe('service-nou');
});

test('a replaced picture is fetched into the repository under a plain name', async () => {
  const live = await pushedAndPulled(readEmbeddedSpace());
  const file = live.assets.find(({ sys }) => sys.id === 'doctor-1')?.fields['file'];
  file!['ro'] = {
    url: '//images.ctfassets.net/s/a/t/x',
    fileName: '../Ana nouă.jpg',
    contentType: 'image/jpeg',
  };
  const { files, downloads } = await pulledFiles(live);
  const to = '/brand/drawings/Ana-noua.jpg';
  expect(downloads).toEqual([{ from: 'https://images.ctfassets.net/s/a/t/x', to }]);
  expect(files['content/assets.json']).toContain(`"url": "${to}"`);
});

test('with a delivery token the words come from what is published', async () => {
  const service = await startContentService({ port: 0 });
  try {
    const space = readEmbeddedSpace();
    // A change that was not published stands in the management API alone.
    space.entries.find(({ sys }) => sys.id === 'price-surgery-01')!.fields['priceStart'] = { ro: 217 };
    const live = await exportSpace(
      { ...memory, spaceId: service.spaceId, hostDelivery: new URL(service.url).host },
      {
        apiAdapter: await importIntoMemory(toExportDocument(space)),
        deliveryToken: service.accessToken,
        insecure: true,
      },
    );
    const { files, downloads } = await pulledFiles(live);
    expect(downloads).toEqual([]);
    for (const [file, text] of Object.entries(files)) {
      expect(text, file).toBe(readFileSync(join(clinicFolder(), file), 'utf8'));
    }
  } finally {
    await service.close();
  }
});
