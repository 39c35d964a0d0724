const files = import.meta.glob<string>('/static/illustrations/state-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The drawings that stand for a state, at the size they were drawn for and at that of a note. */
export function Drawings() {
  return (
    <ul className="gal-drawings gal-ground ground-dew">
      {Object.entries(files).map(([path, url]) => (
        <li key={path}>
          <img src={url} width={120} height={120} alt="" />
          <img src={url} width={72} height={72} alt="" />
          <code>{path.replace(/^.*\/|\.svg$/g, '')}</code>
        </li>
      ))}
    </ul>
  );
}
