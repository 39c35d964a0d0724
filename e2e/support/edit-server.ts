import { rmSync } from 'node:fs';
import { expect as base } from '@playwright/test';
import { normalizeEntry } from '../../scripts/content/contentful/content-files.ts';
import { ports } from '../../scripts/local/ports.ts';
import { stop } from '../../scripts/local/processes.ts';
import { startServer } from '../../scripts/local/servers.ts';
import { changeContent } from './change-content.ts';
import { copyFixture } from './clinic-folder.ts';
import { startRepository } from './git-in.ts';

/** The timeout is long, since Vite transforms each of a page's 200 modules on request. */
export const expect = base.configure({ timeout: 60_000 });

export const hoursNotice = { ro: 'Intrarea este prin curte.', 'en-US': 'Please come in through the yard.' };

const addNotice = (clinic: string) =>
  changeContent(clinic, (content) => {
    for (const entry of content.entries ?? []) {
      if (entry.sys.id !== 'contactDetails') continue;
      const fields = { ...entry.fields, hoursNotice };
      Object.assign(entry, normalizeEntry({ ...entry, fields }, ['ro', 'en-US']));
    }
    return content;
  });

export async function startFixtureEditor() {
  const clinic = copyFixture();
  await addNotice(clinic);
  const git = startRepository(clinic);
  const end = await startEditor({ CLINIC_DIR: clinic });
  async function close() {
    await end();
    rmSync(clinic, { recursive: true });
  }
  return { git, close };
}

export async function startEditor(env: Record<string, string>, port = ports.edit) {
  const args = ['edit/edit.ts', `--port=${port}`];
  const isReady = (log: string[]) => log.some((line) => line.includes('Site '));
  const { child } = await startServer('npm run edit', args, isReady, env);
  return () => stop(child);
}
