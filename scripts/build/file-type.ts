import sharp from 'sharp';
import { heaviest } from '../../src/model/define/links.ts';

/** The first box of an MP4 file; that of a HEIC picture names another brand. */
const film = /^ftyp(?:iso\w|mp4\d|avc1|M4V |dash|MSNV)/;

/** By its bytes; undefined for neither a film nor a picture. */
export async function fileTypeOf(bytes: Buffer): Promise<string | undefined> {
  if (film.test(bytes.toString('latin1', 4, 12))) return 'video/mp4';
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }));
  return format && (format === 'svg' ? 'image/svg+xml' : `image/${format}`);
}

/** In megabytes. */
export const heaviestOf = (contentType: string): number =>
  heaviest[contentType.startsWith('video/') ? 'video' : 'image'];
