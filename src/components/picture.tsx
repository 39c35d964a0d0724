import { fromTablet } from '../styles/media.ts';
import { isPhotograph, photographFormats, sourceSet } from '../lib/photograph.ts';

export type PictureFile = {
  url: string;
  width: number;
  height: number;
  description: string;
};

type PictureImageProps = {
  picture: PictureFile;
  /** Set for the first picture of a page, which gets high fetch priority. */
  first?: boolean;
  lazy?: boolean;
};

type PictureProps = PictureImageProps & { sizes?: string };

export function Picture({ sizes = `${fromTablet} 50vw, 100vw`, ...image }: PictureProps) {
  if (!isPhotograph(image.picture)) return <PictureImage {...image} />;
  return (
    <picture className="picture-sources">
      <PictureSources picture={image.picture} sizes={sizes} />
      <PictureImage {...image} />
    </picture>
  );
}

/** Sets width and height, so that nothing moves when the file arrives. */
export function PictureImage({ picture, first = false, lazy = !first }: PictureImageProps) {
  return (
    <img
      src={picture.url}
      width={picture.width}
      height={picture.height}
      alt={picture.description}
      // The first picture is painted in the same frame as the headline.
      decoding={first ? 'sync' : 'async'}
      {...(first && { fetchPriority: 'high' })}
      {...(lazy && { loading: 'lazy' })}
    />
  );
}

type PictureSourcesProps = { picture: PictureFile; sizes: string; media?: string };

export function PictureSources({ picture, sizes, media }: PictureSourcesProps) {
  if (!isPhotograph(picture)) return null;
  const { width, height } = picture;
  return photographFormats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={sourceSet(picture, format)}
      {...{ sizes, width, height, media }}
    />
  ));
}
