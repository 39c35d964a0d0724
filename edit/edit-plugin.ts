import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { copyBrand } from '../scripts/build/brand-files.ts';
import type { PageHooks } from '../scripts/local/dev-pages.ts';
import { readContentFolder } from '../scripts/build/read-embedded-space.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { problemMessage } from '../src/model/define/problems.ts';
import { respond } from './api.ts';
import { withoutMarks } from './marks.ts';
import { markData, markValues } from './places.ts';
import { GitError } from './publish/git.ts';

const runtime = '/edit/jsx-dev-runtime.ts';

/** Marks the pages of the development server and handles the edit layer's requests. */
export function editPlugin(): Plugin {
  const hooks: PageHooks = {
    readSpace: () => readContentFolder().space,
    afterRead: markValues,
    changeData: markData,
    changeHead: withoutMarks,
    renderErrorPage,
  };
  return {
    name: 'edit',
    enforce: 'post',
    api: hooks,
    // On the server Node resolves React without calling `resolveId`, so the import is replaced in the code.
    transform: (code, id) =>
      id.endsWith(runtime) ? undefined : code.replaceAll('"react/jsx-dev-runtime"', JSON.stringify(runtime)),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/edit/layer/layer.tsx' }, injectTo: 'body' },
    ],
    configureServer(server) {
      server.middlewares.use('/@edit', handleRequest);
    },
  };
}

function send(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value ?? null));
}

/** Accepts only JSON, which cross-site forms cannot send; `crossOriginGuard` refuses other origins, Vite other hosts. */
async function handleRequest(request: IncomingMessage, response: ServerResponse) {
  if (request.headers['content-type'] !== 'application/json') {
    send(response, 403, { problem: 'Only a page of this server may ask.' });
    return;
  }
  try {
    const { url = '' } = request;
    const body = (await json(request)) as object;
    // A failed request may already have merged brand files of others, so `copyBrand` also runs after a failure.
    const value = await respond(url, body).finally(() => {
      if (['/save', '/undo', '/publish'].includes(url)) copyBrand();
    });
    send(response, 200, value);
  } catch (error) {
    // The publish panel displays a `GitError` as a normal outcome, so the status is 200.
    send(response, error instanceof GitError ? 200 : 500, { problem: (error as Error).message });
  }
}

/** Vite also inserts the edit bar into this page; the bar's publish panel lists the findings. */
function renderErrorPage({ message }: Error): string {
  const faults = readContentFolder().faults.map((fault) => problemMessage(fault, 'ro'));
  const words = faults.length > 0 ? faults.join(' ') : message;
  return `<!doctype html><html lang="ro"><title>Editare</title><body><h1>Pagina nu se poate arăta</h1><p>${escapeHtml(words)}</p></body></html>`;
}
