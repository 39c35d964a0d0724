import { brotliCompressSync } from 'node:zlib'; import { readFileSync } from 'node:fs';
const h = readFileSync(`.local/test/site/ro/preturi.html`); console.log(brotliCompressSync(h).length / 1024);
