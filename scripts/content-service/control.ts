/** The addresses by which a test in another process steers the service: faults and edits. */
import type { IncomingMessage } from 'node:http';
import { type ApiAnswer, badRequest, notFound } from './api-answer.ts';
import { type Fault, faultNames, isFaultName } from './faults.ts';
import type { Change, LocalizedFields } from './published-space.ts';

export type Controls = {
  setFault: (fault: Fault | undefined) => void;
  publish: (change: Change) => void;
  unpublish: (id: string) => void;
  reset: () => void;
};

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as unknown) : {};
}

const done: ApiAnswer = { status: 200, body: { ok: true } };

async function obey(request: IncomingMessage, pathname: string, controls: Controls): Promise<ApiAnswer> {
  const [, place, id = ''] = pathname.split('/').map(decodeURIComponent);
  const order = `${request.method} ${place}${id ? '/' : ''}`;
  switch (order) {
    case 'PUT __fault/': {
      if (!isFaultName(id))
        return badRequest(`There is no fault "${id}"; use one of: ${faultNames.join(', ')}.`);
      const details = (await readJson(request)) as object;
      controls.setFault({ ...details, name: id } as Fault);
      return done;
    }
    case 'DELETE __fault':
      controls.setFault(undefined);
      return done;
    case 'PATCH __entries/':
      controls.publish({ id, fields: (await readJson(request)) as LocalizedFields });
      return done;
    case 'PUT __entries/':
      controls.publish({ ...((await readJson(request)) as Omit<Change, 'id'>), id });
      return done;
    case 'DELETE __entries/':
      controls.unpublish(id);
      return done;
    case 'DELETE __entries':
      controls.reset();
      return done;
    default:
      return notFound();
  }
}

/**
 * PUT /__fault/NAME (its options as JSON), DELETE /__fault; PATCH /__entries/ID with {field: {locale: value}},
 * PUT /__entries/ID with {contentType, fields}, DELETE /__entries/ID, DELETE /__entries for the contents as they began.
 */
export async function control(
  request: IncomingMessage,
  pathname: string,
  controls: Controls,
): Promise<ApiAnswer> {
  try {
    return await obey(request, pathname, controls);
  } catch (error) {
    return badRequest(error instanceof Error ? error.message : String(error));
  }
}
