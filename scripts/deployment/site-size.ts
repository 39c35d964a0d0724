import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/** How large a built site is, in words. KB of 1,024 bytes; the page as Brotli sends it. */
export async function siteSize(site: string): Promise<string> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const html = await readFile(join(site, 'index.html'), 'utf8');
  return `${files.length} files, ${kilobytes(total)} KB; the home page ${kilobytes(brotliCompressSync(html).length)} KB`;
}
