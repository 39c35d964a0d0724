import { Fragment } from 'react';
import { linesOfAddress, type Address } from '../lib/address.ts';

type AddressLinesProps = { address: Address };

/** A postal address, line by line. Each line is one text in an element of its own, which a browser may translate. */
export function AddressLines({ address }: AddressLinesProps) {
  const lines = linesOfAddress(address);
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    return (
      <Fragment key={line}>
        <span>{isLast ? line : `${line},`}</span>
        {!isLast && <br />}
      </Fragment>
    );
  });
}
