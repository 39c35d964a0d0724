/** A mistake somebody could make in the product, the promise it breaks, and the test that must fail because of it. */
export type Fault = {
  name: string;
  promise: string;
  /** From the root of the repository. */
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  caughtBy: {
    /** The quickest command that runs the test. */
    suite: 'npm test' | 'test:all';
    file: string;
    /** A part of the test's title, so that the other tests of the file need not run. */
    title?: string;
  };
  /** The test that caught it before the tests were restructured, of which commit c43960d is the last; else `no`. */
  before: string;
};
