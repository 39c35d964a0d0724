/** `npm run content:serve`: the local content service until Ctrl-C. `-- --fault NAME` starts it with a fault. */
import { parseArgs } from 'node:util';
import { expectFree } from '../local-site.ts';
import { ports } from '../ports.ts';
import { type Fault, faultNames, isFaultName } from './faults.ts';
import { startContentService } from './start-content-service.ts';

function faultOf(name: string | undefined): Fault | undefined {
  if (name === undefined || isFaultName(name)) return name && ({ name } as Fault);
  throw new Error(`There is no fault "${name}"; use one of: ${faultNames.join(', ')}.`);
}

try {
  const { values } = parseArgs({ options: { fault: { type: 'string' }, port: { type: 'string' } } });
  const port = Number(values.port ?? ports.content);
  const fault = faultOf(values.fault);
  await expectFree([port]);
  const { url, spaceId, accessToken } = await startContentService({ port, ...(fault && { fault }) });
  console.log(`
  Content service  ${url}${fault ? `   (fault: ${fault.name})` : ''}

  CONTENTFUL_HOST=${url} CONTENTFUL_SPACE_ID=${spaceId} CONTENTFUL_ACCESS_TOKEN=${accessToken}

  curl -X PUT ${url}/__fault/slow, curl -X DELETE ${url}/__fault
  Ctrl-C ends it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
