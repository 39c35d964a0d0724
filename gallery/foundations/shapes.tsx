import { tokensNamed } from '../tokens.ts';

/** The bells and their relatives, and the two shadows. */
export function Shapes() {
  const corners = tokensNamed('radius-');
  return (
    <ul className="gal-shapes">
      {corners.map(({ name, value }) => (
        <li key={name}>
          <span style={{ borderRadius: `var(--${name})` }} />
          <b>{name}</b> <code>{value}</code>
        </li>
      ))}
      {tokensNamed('shadow').map(({ name }) => (
        <li key={name}>
          <span className="gal-shapes__white" style={{ boxShadow: `var(--${name})` }} />
          <b>{name}</b>
        </li>
      ))}
    </ul>
  );
}
