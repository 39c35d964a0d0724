import { trustedHtml } from '../lib/trusted-types.ts';

const files = import.meta.glob<string>('/static/icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Maps the name of each icon to what its file has inside the svg element. */
const iconContents = new Map(
  Object.entries(files).map(([path, svg]) => [
    path.replace(/^.*\/|\.svg$/g, ''),
    { __html: trustedHtml(svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')) },
  ]),
);

export type IconName =
  | 'alert'
  | 'arrow-left'
  | 'arrow-right'
  | 'book'
  | 'bud'
  | 'calendar'
  | 'chat'
  | 'chevron-down'
  | 'clock'
  | 'close'
  | 'facebook'
  | 'gift'
  | 'instagram'
  | 'link'
  | 'mail'
  | 'menu'
  | 'phone'
  | 'pin'
  | 'play'
  | 'search';

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={iconContents.get(name)}
    />
  );
}
