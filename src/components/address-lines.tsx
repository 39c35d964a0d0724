type AddressLinesProps = { address: { street: string; building: string; locality: string } };

/** A postal address, line by line. Each line is one text in an element of its own, which a browser may translate. */
export function AddressLines({ address: { street, building, locality } }: AddressLinesProps) {
  return (
    <>
      <span>{`${street},`}</span>
      <br />
      <span>{`${building},`}</span>
      <br />
      <span>{locality}</span>
    </>
  );
}
