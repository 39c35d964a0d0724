import type { Difference } from '../store.ts';

const inWords = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value ?? '–');

/** What a save changes. */
export function Differences({ list }: { list: Difference[] }) {
  return (
    <table className="edit-differences">
      <caption>Ce se schimbă</caption>
      <thead>
        <tr>
          <th scope="col">Unde</th>
          <th scope="col">Înainte</th>
          <th scope="col">După</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ title, field, locale, before, after }) => (
          <tr key={`${title} ${field} ${locale}`}>
            <th scope="row">
              {title} › {field} [{locale}]
            </th>
            <td>{inWords(before)}</td>
            <td>{inWords(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
