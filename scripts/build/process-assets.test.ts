import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fixtureClinic } from '../../shared/clinic/folder.ts';
import { linkTo, type Space } from '../../src/content/source/space.ts';
import { processAssets } from './process-assets.ts';

afterEach(() => vi.unstubAllEnvs());

const address = '/brand/drawings/ana.jpg';

function spaceWithFile(contentType: string): Space {
  const file = { url: address, fileName: 'Ana nouă.jpg', contentType };
  const doctor = linkTo('ContentType', 'doctor');
  const entry = (id: string) => ({
    sys: { id, contentType: doctor },
    fields: { picture: { ro: linkTo('Asset', 'ana') } },
  });
  return {
    entries: [entry('one'), entry('other')] as Space['entries'],
    assets: [{ sys: { id: 'ana' }, fields: { file: { ro: file } } }],
    locales: [],
  };
}

async function processFile(contentType: string, bytes?: Buffer | string) {
  const clinic = mkdtempSync(join(tmpdir(), 'clinic-'));
  onTestFinished(() => rmSync(clinic, { recursive: true }));
  cpSync(join(fixtureClinic, 'brand/tokens.css'), join(clinic, 'brand/tokens.css'));
  mkdirSync(join(clinic, 'brand/drawings'));
  if (bytes !== undefined) writeFileSync(join(clinic, address), bytes);
  vi.stubEnv('CLINIC_DIR', clinic);
  return processAssets(spaceWithFile(contentType));
}

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;

test.each<[string, Buffer | string | undefined, string]>([
  ['is missing', undefined, 'is not there.'],
  ['is empty', '', 'it is empty.'],
  ['is a page', '<p>Busy</p>', 'it is neither a picture nor a film, not image/svg+xml.'],
  [
    'is of another type',
    readFileSync('fixtures/clinic/brand/films/laser.mp4'),
    'it is video/mp4, not image/svg+xml.',
  ],
  ['is too large', svg(' '.repeat(21 * 2 ** 20)), 'it is 22 MB; at most 20 MB fit.'],
])('a file that %s is not taken', async (_, bytes, words) => {
  const { files, problems } = await processFile('image/svg+xml', bytes);
  expect(files.size).toBe(0);
  expect(problems).toEqual([{ assetId: 'ana', line: expect.stringMatching(/^The asset "ana" \(\/brand/) }]);
  expect(problems[0]?.line).toContain(words);
});

test('a photograph that breaks off within its pixels is not taken', async () => {
  const whole = await sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: '#a50',
      noise: { type: 'gaussian', mean: 9, sigma: 9 },
    },
  })
    .jpeg()
    .toBuffer();
  const { files, problems } = await processFile('image/jpeg', whole.subarray(0, whole.length / 2));
  expect([files.size, problems.length]).toEqual([0, 1]);
});

test('a photograph is turned as its camera says, and has each width without what the camera wrote', async () => {
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#a50' } });
  const bytes = await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { files, problems } = await processFile('image/jpeg', bytes);
  expect(problems).toEqual([]);
  const { file, parts } = files.get(address)!;
  expect(file).toMatchObject({ contentType: 'image/webp', details: { image: { width: 400, height: 600 } } });
  const names = [...parts.keys()].map((path) => path.replace(/^\/static\/ana-noua-\w{10}-/, ''));
  const widths = [80, 160, 320, 400];
  expect(names).toEqual(widths.flatMap((width) => [`${width}w.avif`, `${width}w.webp`]));
  const { width, height, exif } = await sharp(parts.get(file.url)).metadata();
  expect({ width, height, exif }).toEqual({ width: 400, height: 600 });
});
