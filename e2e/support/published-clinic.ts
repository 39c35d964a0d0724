import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../functions/src/testing/http-server.ts';
import { ports } from '../../scripts/local/ports.ts';
import { repository } from '../../shared/clinic/folder.ts';
import { createClinicRepository } from './clinic-folder.ts';
import { startEditor } from './edit-server.ts';
import { gitIn } from './git-in.ts';
import { localHosts } from './local-hosts.ts';

const project = 'clinica-publicata';
const origin = 'https://www.clinica-publicata.ro';
const buildScript = `
  const { readDeployment } = await import('./scripts/clinic/deployment/deployment.ts');
  const { buildDeployment } = await import('./scripts/clinic/deployment/build-deployment.ts');
  const [project, folder] = process.argv.slice(1);
  const { ok } = await buildDeployment(readDeployment(project).deployment, folder);
  process.exitCode = ok ? 0 : 1;
`;
const folder = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

/** Starts `npm run edit` with a clinic that has a remote, and the clinic's site; `deploy` builds the remote's `main`. */
export async function startPublishedClinic() {
  const { clinic, remote, git } = await createClinicRepository(project, {
    SITE_ORIGIN: origin,
    PROJECT_NUMBER: '1',
  });
  const deployed = folder('deployed');
  let site = folder('built');
  const { url, close } = await serve(({ url: address = '' }, response) => {
    // `localHosts` puts the host before the path.
    const path = address.replace('/www.clinica-publicata.ro', '').replace('/ro/preturi', '/ro/preturi.html');
    const file = join(site, path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'Last-Modified': statSync(file).mtime.toUTCString() });
    return response.end(readFileSync(file));
  });
  const stopEditor = await startEditor({ CLINIC_DIR: clinic, ...localHosts(url) }, ports.publishedEdit);

  return {
    clinic,
    remote,
    git,
    pageOf: (name: string) => readFileSync(join(site, name), 'utf8'),
    deploy() {
      const inDeployed = gitIn(deployed);
      if (existsSync(join(deployed, '.git'))) inDeployed('pull', '--quiet');
      else execFileSync('git', ['clone', '--quiet', remote, deployed]);
      const built = folder('built');
      const args = ['--input-type=module', '--eval', buildScript, project, built];
      const env = { ...process.env, CLINIC_DIR: deployed };
      execFileSync(process.execPath, args, { cwd: repository, env, stdio: 'pipe' });
      site = join(built, 'site');
    },
    async close() {
      await stopEditor();
      await close();
    },
  };
}
