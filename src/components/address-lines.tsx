import { Fragment } from 'react';

type AddressLinesProps = { address: { street: string; building: string; locality: string } };

/** A postal address, line by line. */
export function AddressLines({ address: { street, building, locality } }: AddressLinesProps) {
  return [street, building, locality].map((line, index) => (
    <Fragment key={line}>
      {index > 0 && (
        <>
          ,<br />
        </>
      )}
      {line}
    </Fragment>
  ));
}
