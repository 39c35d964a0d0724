import { setupServer } from 'msw/node';

/** The network of the tests; a request that no handler answers fails the test. */
export const server = setupServer();
