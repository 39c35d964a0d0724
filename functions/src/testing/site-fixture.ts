import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpeningHours } from '../../../shared/schedule.ts';
import type { ConfirmationTexts, SiteFacts } from '../../../shared/site-facts.ts';

export const hours: OpeningHours = {
  week: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], kind: 'open', spans: ['08:00-20:00'] },
    { days: ['saturday', 'sunday'], kind: 'closed' },
  ],
  exceptions: [],
};

const texts: ConfirmationTexts = {
  answerBy: 'Vă sunăm cel târziu {day}, la ora {time}.',
  late: 'Nu v-am răspuns la timp? Sunați-ne:',
  callTime: 'Ați ales să vă sunăm {part}.',
  parts: { morning: 'dimineața', afternoon: 'după-amiaza', evening: 'seara' },
  clinicName: 'Ghiocel Dental',
  address: ['Strada Florilor 1', 'București'],
  phone: { text: '0700 000 000', number: '+40700000000' },
  email: 'contact@ghiocel.example',
  hours: ['Luni – vineri: 08:00 – 20:00', 'Sâmbătă și duminică: închis'],
  referenceLabel: 'Numărul cererii',
  sentAt: 'Cererea a fost trimisă {day}, la ora {time}.',
  nextTitle: 'Ce urmează',
  detail: 'Stabilim ziua și ora.',
  before: 'Citim mesajul.',
  after: 'Veniți la ora stabilită.',
  worse: 'Dacă durerea crește, nu așteptați.',
  emergencies: { text: 'Ce faceți acum', path: '/ro/urgente' },
  privacy: { text: 'Politica de confidențialitate', path: '/ro/politica-de-confidentialitate' },
  story: { text: 'Povestea primei vizite', path: '/ro/prima-vizita' },
  map: { text: 'Deschideți harta', url: 'https://harta.example/ghiocel' },
  mailSubject: 'Am primit cererea {reference}',
  mailTitle: 'Am primit cererea dumneavoastră',
  mailChange: 'Sunați-ne sau răspundeți la acest mesaj.',
  mailNotMine: 'Nu trebuie să faceți nimic.',
};

export const facts: SiteFacts = {
  pages: ['/', '/ro/preturi', '/en/preturi', '/en'],
  packages: ['Pachet 1'],
  consentVersion: '2026-11',
  openingHours: hours,
  texts: { ro: texts, en: texts },
  mailLogo: 'iVBORw0KGgo=',
};

/** Writes the files that a build gives the functions into a new folder, and returns its path. */
export async function writeSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  const files: Record<string, string> = { 'site.json': JSON.stringify(facts) };
  for (const language of ['ro', 'en']) {
    files[`sent-${language}.html`] =
      `<html lang="${language}"><h1>Sent</h1><b>{reference}</b><p>{day}, {time}`;
    files[`not-sent-${language}.html`] = `<html lang="${language}"><h1>Not sent</h1>`;
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}
