/** How much of a row is run: `quick` is a smaller one, for every change. */
export type Scale = 'quick' | 'full';

export type Outcome = {
  isMet: boolean;
  /** What was measured. */
  result: string;
};

/** A promise, and what shows that it holds. */
export type Row = {
  name: string;
  target: string;
  how: string;
  /** Takes seconds, and so runs in `npm test` as well. */
  isQuick: boolean;
  prove: (scale: Scale) => Promise<Outcome>;
};

/** A row that is shown in a place: the functions, or the emulators. */
export type RowIn<Place> = Omit<Row, 'prove'> & { run: (place: Place, scale: Scale) => Promise<Outcome> };

/** Rows of which each has a place of its own, started before and stopped after it. */
export function inPlace<Place extends { stop: () => Promise<void> }>(
  start: () => Promise<Place>,
  rows: RowIn<Place>[],
): Row[] {
  return rows.map(({ run, ...row }) => ({
    ...row,
    async prove(scale) {
      const place = await start();
      try {
        return await run(place, scale);
      } finally {
        await place.stop();
      }
    },
  }));
}
