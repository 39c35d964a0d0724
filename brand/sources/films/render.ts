// Draws every frame of a film in Chromium and passes it to ffmpeg. See README.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findOrInstallChromium, launchOptions } from '../../../scripts/local/chromium.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const origin = 'http://clinic.localhost';
const names = process.argv.length > 2 ? process.argv.slice(2) : ['first-visit', 'laser'];

const input = '-f image2pipe -framerate 25 -c:v png -i -';
const colour =
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';
const codec = '-c:v libx264 -preset veryslow -tune animation -crf 27 -threads 2 -an -movflags +faststart';

async function render(page: Page, name: string): Promise<void> {
  const file = `${root}brand/films/${name}.mp4`;
  await page.goto(`${origin}/brand/sources/films/${name}.html#still`);
  await page.waitForFunction('window.frameCount > 0');
  const frames = await page.evaluate<number>('window.frameCount');

  const args = `-y -loglevel error ${input} ${colour} ${codec}`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...args, file], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'close');
  for (let frame = 0; frame < frames; frame += 1) {
    await page.evaluate(`seek(${frame / (frames - 1)})`);
    if (!ffmpeg.stdin.write(await page.screenshot())) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg stopped with ${code} at ${name}`);
  console.log(`${name}.mp4: ${frames / 25} s, ${Math.round((await stat(file)).size / 1024)} KB`);
}

await mkdir(`${root}brand/films`, { recursive: true });
const browser = await chromium.launch(launchOptions(findOrInstallChromium()));
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on('pageerror', (error) => console.error(error));
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: root + new URL(route.request().url()).pathname.slice(1) }),
  );
  for (const name of names) await render(page, name);
} finally {
  await browser.close();
}
