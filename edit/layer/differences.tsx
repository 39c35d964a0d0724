import type { Difference } from '../store.ts';

const inWords = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value ?? '–');

/** Two texts without their tags, from shortly before to shortly after what differs. */
function shortened(before: string, after: string): [string, string] {
  const texts = [before, after].map((text) => text.replace(/<[^>]*>/g, ' '));
  const [a = '', b = ''] = texts;
  const shorter = Math.min(a.length, b.length);
  let [start, end] = [0, 0];
  while (start < shorter && a[start] === b[start]) start += 1;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const cut = (text: string) =>
    `${start > 40 ? '…' : ''}${text.slice(Math.max(0, start - 40), text.length - Math.max(0, end - 40))}${end > 40 ? '…' : ''}`;
  return [cut(a), cut(b)];
}

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
        {list.map(({ name, locale, ...values }) => {
          const [before, after] = shortened(inWords(values.before), inWords(values.after));
          return (
            <tr key={`${name} ${locale}`}>
              <th scope="row">
                {name} [{locale}]
              </th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
