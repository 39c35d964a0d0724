/** A clinic's folder with a remote, and the site that is deployed from there, for `npm run edit`. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ports } from '../../scripts/local/ports.ts';
import { repository } from '../../shared/clinic/folder.ts';
import { clinicRepository } from './clinic-folder.ts';
import { startEditor } from './edit-server.ts';
import { gitIn } from './git-in.ts';

const project = 'clinica-publicata';
const build = `
  const { readDeployment } = await import('./scripts/clinic/deployment/deployment.ts');
  const { buildDeployment } = await import('./scripts/clinic/deployment/build-deployment.ts');
  const [project, folder] = process.argv.slice(1);
  const { ok } = await buildDeployment(readDeployment(project).deployment, folder);
  process.exitCode = ok ? 0 : 1;
`;
const folder = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

function certificate() {
  const [to, key, cert] = [folder('certificate'), 'key.pem', 'cert.pem'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', cert];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files];
  execFileSync('openssl', options, { cwd: to, stdio: 'ignore' });
  return { file: join(to, cert), key: readFileSync(join(to, key)), cert: readFileSync(join(to, cert)) };
}

/** Starts the editor and the site; `deploy` builds what the workflow uploads after a push. */
export async function startPublishedClinic() {
  const { clinic, remote, git } = await clinicRepository(project, {
    SITE_ORIGIN: `https://localhost:${ports.publishedSite}`,
    DEPLOY_ON: 'push',
    PROJECT_NUMBER: '1',
  });
  const deployed = folder('deployed');
  const { file, ...credentials } = certificate();
  let site = folder('built');
  const server = createServer(credentials, (request, response) => {
    const path = join(site, request.url === '/ro/preturi' ? 'ro/preturi.html' : (request.url ?? ''));
    const isThere = existsSync(path);
    response.writeHead(
      isThere ? 200 : 404,
      isThere ? { 'Last-Modified': `${statSync(path).mtime.toUTCString()}` } : {},
    );
    response.end(isThere ? readFileSync(path) : '');
  });
  await new Promise<void>((resolve) => server.listen(ports.publishedSite, 'localhost', resolve));
  const stopEditor = await startEditor(
    { CLINIC_DIR: clinic, NODE_EXTRA_CA_CERTS: file },
    [],
    ports.publishedEdit,
  );

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
      const args = ['--input-type=module', '--eval', build, project, built];
      const env = { ...process.env, CLINIC_DIR: deployed };
      execFileSync(process.execPath, args, { cwd: repository, env, stdio: 'pipe' });
      site = join(built, 'site');
    },
    async close() {
      await stopEditor();
      server.close();
    },
  };
}
