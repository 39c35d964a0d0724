import { PictureImage, PictureSources, type PictureProps } from '../../components/picture.tsx';

const narrow = '(max-width: 47.9375em)';

type PictureFile = PictureProps['picture'];
type HeroArtProps = { picture: PictureFile; small: PictureFile; eager?: boolean };

/** One drawing for wide windows, another for narrow ones. */
export function HeroArt({ picture, small, eager = false }: HeroArtProps) {
  return (
    <picture>
      <PictureSources picture={small} media={narrow} sizes="100vw" />
      <source media={narrow} srcSet={small.url} width={small.width} height={small.height} />
      <PictureSources picture={picture} sizes="(min-width: 1280px) 760px, 56vw" />
      <PictureImage picture={picture} eager={eager} />
    </picture>
  );
}
