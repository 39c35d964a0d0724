import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { serve } from '../../functions/src/testing/http-server.ts';
import { writeSocialImages } from './social-images.ts';

async function serveDrawing() {
  const { url, close } = await serve((request, response) =>
    readFile(join('fixtures/clinic/brand/drawings', request.url ?? '')).then(
      (drawing) => response.end(drawing),
      () => response.writeHead(404).end(),
    ),
  );
  onTestFinished(close);
  return url;
}

const out = await mkdtemp(join(tmpdir(), 'social-'));
afterAll(() => rm(out, { recursive: true }));
const draw = (picture: string) =>
  writeSocialImages(out, out, [
    { path: '/ro/preturi', card: { sentences: ['Al doilea copil'], picture, background: 'surface-1' } },
  ]);

test('the social image of a page shows a picture that the content service serves', async () => {
  const images = await draw(`${await serveDrawing()}/siblings.svg`);
  const { url = '' } = images['/ro/preturi'] ?? {};
  const { width, height } = await sharp(join(out, url)).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});
