import { Fragment } from 'react';

export type Address = {
  street: string;
  building?: string | undefined;
  postalCode?: string | undefined;
  locality: string;
};

/** `Strada Exemplului 12`, `în incinta Centrului Medical`, `400000 Cluj-Napoca` */
export function linesOfAddress({ street, building, postalCode, locality }: Address): string[] {
  return [street, building, [postalCode, locality].filter(Boolean).join(' ')].filter(
    (line) => line !== undefined,
  );
}

type AddressLinesProps = { address: Address };

/** A postal address, line by line. Each line is one text in an element of its own, which a browser may translate. */
export function AddressLines({ address }: AddressLinesProps) {
  const lines = linesOfAddress(address);
  return lines.map((line, position) => {
    const isLast = position === lines.length - 1;
    return (
      <Fragment key={line}>
        <span>{isLast ? line : `${line},`}</span>
        {!isLast && <br />}
      </Fragment>
    );
  });
}
