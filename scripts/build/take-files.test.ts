import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import '../local/local-hosts.mjs';
import { serve } from '../../functions/src/testing/http-server.ts';
import { linkTo, type Space } from '../../src/content/source/space.ts';
import { takeFiles } from './take-files.ts';

afterEach(() => vi.unstubAllEnvs());

const address = '//images.ctfassets.net/ghiocel/ana/1/ana.jpg';

/** A space of which two entries link to one file. */
function spaceWith(contentType: string): Space {
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

async function take(contentType: string, answer: RequestListener) {
  const { url, close } = await serve(answer);
  onTestFinished(close);
  vi.stubEnv('LOCAL_HOSTS', url);
  return takeFiles(spaceWith(contentType));
}

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;

test.each<[string, RequestListener, string]>([
  ['is missing', (_, response) => response.writeHead(404).end(), 'it answered 404.'],
  ['fails', (_, response) => response.writeHead(503).end(), 'it answered 503.'],
  [
    'breaks off',
    (_, response) =>
      response.writeHead(200, { 'Content-Length': 99 }).write('<svg', () => response.destroy()),
    'other side closed.',
  ],
  ['is empty', (_, response) => response.end(), 'it is empty.'],
  [
    'is a page',
    (_, response) => response.end('<p>Busy</p>'),
    'it is neither a picture nor a film, not image/svg+xml.',
  ],
  [
    'is of another type',
    (_, response) => response.end(readFileSync('fixtures/clinic/brand/films/laser.mp4')),
    'it is video/mp4, not image/svg+xml.',
  ],
  [
    'is too large',
    (_, response) => response.end(svg(' '.repeat(21 * 2 ** 20))),
    'it is 22 MB; at most 20 MB fit.',
  ],
  [
    'asks for files from elsewhere',
    (_, response) => response.end(svg('<style>@import "https://evil.example/a.css";</style>')),
    'it uses files or definitions from outside; save it as a plain SVG.',
  ],
])('a file that %s is not taken', async (_, answer, words) => {
  const { files, problems } = await take('image/svg+xml', answer);
  expect(files.size).toBe(0);
  expect(problems).toEqual([{ asset: 'ana', line: expect.stringMatching(/^The asset "ana" \(\/\/images/) }]);
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
  const { files, problems } = await take('image/jpeg', (_, response) =>
    response.end(whole.subarray(0, whole.length / 2)),
  );
  expect([files.size, problems.length]).toEqual([0, 1]);
});

test('a photograph is fetched once, turned as its camera says, and has each width without what the camera wrote', async () => {
  let asked = 0;
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#a50' } });
  const bytes = await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { files, problems } = await take('image/jpeg', (_, response) => {
    asked += 1;
    response.end(bytes);
  });
  expect([problems, asked]).toEqual([[], 1]);
  const { file, parts } = files.get(address)!;
  expect(file).toMatchObject({ contentType: 'image/webp', details: { image: { width: 400, height: 600 } } });
  const names = [...parts.keys()].map((path) => path.replace(/^\/static\/ana-noua-\w{10}-/, ''));
  const widths = [80, 160, 320, 400];
  expect(names).toEqual(widths.flatMap((width) => [`${width}w.avif`, `${width}w.webp`]));
  const { width, height, exif } = await sharp(parts.get(file.url)).metadata();
  expect({ width, height, exif }).toEqual({ width: 400, height: 600 });
});

test('a drawing is cleaned', async () => {
  const { files } = await take('image/svg+xml', (_, response) =>
    response.end(svg('<script>alert(1)</script><path d="M0 0"/>')),
  );
  const { file, parts } = files.get(address)!;
  expect(String(parts.get(file.url))).toBe(svg('<path d="M0 0"></path>'));
});
