import { test } from '../support/fixtures.ts';
import { worksWithoutScripts } from '../support/without-scripts.ts';

// The scripts are blocked on their way.
test.beforeEach(async ({ context, quiet }) => {
  quiet.allowed = /ERR_FAILED|Failed to fetch/;
  await context.route('**/*.js', (route) => route.abort());
});
worksWithoutScripts();
