import sharp from 'sharp';
import { maxMegabytes } from '../../src/model/define/links.ts';

/** Matches the first box of an MP4 file by its brand, since HEIC pictures begin with the same box. */
const mp4Header = /^ftyp(?:iso\w|mp4\d|avc1|M4V |dash|MSNV)/;

/** Returns undefined for a file that is neither a video nor a picture. */
export async function fileTypeOf(bytes: Buffer): Promise<string | undefined> {
  if (mp4Header.test(bytes.toString('latin1', 4, 12))) return 'video/mp4';
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }));
  return format && (format === 'svg' ? 'image/svg+xml' : `image/${format}`);
}

export const maxMegabytesOf = (contentType: string): number =>
  maxMegabytes[contentType.startsWith('video/') ? 'video' : 'image'];
