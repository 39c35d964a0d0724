import { Icon, type IconName } from '../../src/components/icon.tsx';

const files = import.meta.glob('/static/icons/*.svg', { query: '?url' });
const names = Object.keys(files).map((path) => path.replace(/^.*\/|\.svg$/g, '') as IconName);

/** Every file of `static/icons`, as text carries it: in its colour and at its size. */
export function Icons() {
  return (
    <ul className="gal-icons">
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
