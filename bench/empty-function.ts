import { onRequest } from 'firebase-functions/https';

/** What any function costs before it does something. */
export const empty = onRequest({ region: 'europe-west1' }, (_request, response) => {
  // As `contact` does: without Express, which the platform brings.
  response.statusCode = 204;
  response.end();
});
