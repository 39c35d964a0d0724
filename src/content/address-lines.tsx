import { Fragment } from 'react';
import { linesOfAddress, type Address } from '../model/address.ts';

type AddressLinesProps = { address: Address };

/** Each line is one text in one element: a browser translates the building, and leaves street and place as they are. */
export function AddressLines({ address }: AddressLinesProps) {
  const lines = linesOfAddress(address);
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
