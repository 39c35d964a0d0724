/** Sets the clock of the tests to TEST_CLOCK, from where it goes on. */
const { TEST_CLOCK } = process.env;

if (TEST_CLOCK) {
  const SystemDate = Date;
  const ahead = SystemDate.parse(TEST_CLOCK) - SystemDate.now();
  globalThis.Date = class extends SystemDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [SystemDate.now() + ahead]) as [number]));
    }
    static override now() {
      return SystemDate.now() + ahead;
    }
  } as DateConstructor;
}
