/** Loads one function in a process of its own, as the platform does, serves it, and tells its parent. */
import { pathToFileURL } from 'node:url';
import { serve } from '../functions/src/testing/http-server.ts';

export type Hosted = { url: string; loadedAfter: number };

const [file = '', name = ''] = process.argv.slice(2);
const before = performance.now();
const exported = (await import(pathToFileURL(file).href)) as Record<string, Parameters<typeof serve>[0]>;
const loadedAfter = performance.now() - before;
const handler = exported[name];
if (!handler) throw new Error(`${file} exports no "${name}".`);
const { url } = await serve(handler);
process.send?.({ url, loadedAfter } satisfies Hosted);
