import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { repository } from '../../shared/clinic/folder.ts';

/** Formats JSON as `npm run format` does. `path` is relative to the repository or to a clinic's folder. */
export async function formatJson(path: string, value: unknown): Promise<string> {
  const filepath = join(repository, path);
  return format(JSON.stringify(value), { ...(await resolveConfig(filepath)), filepath });
}
