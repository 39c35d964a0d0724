import { Fragment } from 'react';
import { formatAddressLines, type Address } from '../model/address.ts';

type AddressLinesProps = { address: Address };

/** Browser translation must change only the building, so each line is an element with its own `translate`. */
export function AddressLines({ address }: AddressLinesProps) {
  const lines = formatAddressLines(address);
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    return (
      <Fragment key={line}>
        <span translate={line === address.building ? undefined : 'no'}>{isLast ? line : `${line},`}</span>
        {!isLast && <br />}
      </Fragment>
    );
  });
}
