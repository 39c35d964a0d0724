import { test } from '../support/fixtures.ts';
import { worksWithoutScripts } from '../support/without-scripts.ts';

test.use({ javaScriptEnabled: false });
worksWithoutScripts();
