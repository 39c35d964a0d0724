import { Fragment } from 'react';

type BreakableProps = { text: string };

/** A text whose lines may end after a slash; a browser breaks there only as within a word: "palatinală/linguală". */
export function Breakable({ text }: BreakableProps) {
  let at = 0;
  return text.split('/').map((part) => {
    const key = at;
    at += part.length + 1;
    return (
      <Fragment key={key}>
        {key > 0 && (
          <>
            /<wbr />
          </>
        )}
        {part}
      </Fragment>
    );
  });
}
