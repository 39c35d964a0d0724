import { imageUrl, isResizable, offeredWidths, sourceSet } from './image-url.ts';

export type PictureFile = {
  url: string;
  width: number;
  height: number;
  description: string;
  contentType?: string;
};

type PictureSourcesProps = { picture: PictureFile; sizes: string; media?: string };

type PictureImageProps = {
  picture: PictureFile;
  /** The one picture of the page that counts is fetched at once; the others when they come near. */
  eager?: boolean;
  loading?: 'lazy' | undefined;
};

const formats = ['avif', 'webp'] as const;

export function PictureSources({ picture, sizes, media }: PictureSourcesProps) {
  if (!isResizable(picture)) return null;
  const { width, height } = picture;
  return formats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={sourceSet(picture, format)}
      {...{ sizes, width, height, media }}
    />
  ));
}

/** The image itself with its size, so that nothing moves when it arrives. */
export function PictureImage({
  picture,
  eager = false,
  loading = eager ? undefined : 'lazy',
}: PictureImageProps) {
  return (
    <img
      src={imageUrl(picture, { width: offeredWidths(picture).at(-1) ?? picture.width })}
      width={picture.width}
      height={picture.height}
      alt={picture.description}
      {...(eager ? { fetchPriority: 'high' } : { decoding: 'async' })}
      loading={loading}
    />
  );
}

type PictureProps = PictureImageProps & { sizes?: string };

export function Picture({ sizes = '(min-width: 768px) 50vw, 100vw', ...image }: PictureProps) {
  if (!isResizable(image.picture)) return <PictureImage {...image} />;
  return (
    <picture className="picture-sources">
      <PictureSources picture={image.picture} sizes={sizes} />
      <PictureImage {...image} />
    </picture>
  );
}
