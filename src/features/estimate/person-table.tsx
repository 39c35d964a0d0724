import { Icon } from '../../components/icon.tsx';
import type { ListedPrice } from '../../content/page/price-rows.ts';
import type { PersonEstimate } from './estimate.ts';
import { useWording } from './use-wording.ts';

type PersonTableProps = {
  estimate: PersonEstimate;
  name: string;
  onRemove: (treatment: ListedPrice) => void;
};

export function PersonTable({ estimate, name, onRemove }: PersonTableProps) {
  const { texts, sumText, discountName, lineName } = useWording();
  const { lines, listPrice, percent, discount, total } = estimate;
  return (
    <table className="price-table estimate-table" aria-label={name}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.treatment.id}>
            <th scope="row">
              {lineName(line)}
              {percent > 0 && !line.takesDiscount && <small>{texts.notDiscounted}</small>}
            </th>
            <td>
              {sumText(line.sum)}
              <button
                type="button"
                className="icon-button print-hidden"
                aria-label={`${texts.remove}: ${line.treatment.label}, ${name}`}
                onClick={() => onRemove(line.treatment)}
              >
                <Icon name="close" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {percent > 0 && (
          <>
            <SumRow name={texts.listPrice} sum={sumText(listPrice)} />
            <SumRow name={discountName(percent)} sign={texts.minus} sum={sumText(discount)} />
          </>
        )}
        <SumRow name={`${texts.total} ${name}`} sum={sumText(total)} isTotal />
      </tfoot>
    </table>
  );
}

type SumRowProps = { name: string; sign?: string; sum: string; isTotal?: boolean };

function SumRow({ name, sign, sum, isTotal = false }: SumRowProps) {
  return (
    <tr className={isTotal ? 'estimate-table__total' : undefined}>
      <th scope="row">{name}</th>
      <td>
        {sign && `${sign} `}
        {sum}
      </td>
    </tr>
  );
}
