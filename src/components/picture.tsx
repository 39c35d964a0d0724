type PictureProps = {
  picture: { url: string; width: number; height: number; description: string };
  className?: string;
  /** The one picture of the page that counts is fetched at once; the others when they come near. */
  eager?: boolean;
  /** The picture only repeats what the text beside it says. */
  decorative?: boolean;
};

/** A picture with its size, so that nothing moves when it arrives. An empty description means it only accompanies a text. */
export function Picture({ picture, className, eager = false, decorative = false }: PictureProps) {
  return (
    <img
      src={picture.url}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.description}
      className={className}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
