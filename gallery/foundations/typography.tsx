import { useContent } from '../../src/content/use-content.ts';
import { tokensNamed } from '../tokens.ts';

const display = new Set([
  'font-size-giant',
  'font-size-heading-1',
  'font-size-heading-2',
  'font-size-heading-3',
]);

/** Every size of the scale, with words of the site. */
export function Typography() {
  const { heroLines } = useContent('home');
  const { lead } = useContent('about');
  return (
    <dl className="gal-type">
      {tokensNamed('font-size-').map(({ name, value }) => (
        <div key={name}>
          <dt>
            <b>{name}</b> <code>{value}</code>
          </dt>
          <dd
            className={display.has(name) ? 'gal-type__display' : undefined}
            style={{ fontSize: `var(--${name})` }}
          >
            {display.has(name) ? heroLines[0] : lead}
          </dd>
        </div>
      ))}
    </dl>
  );
}
