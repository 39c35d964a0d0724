import * as v from 'valibot';
import type { Html } from '../lib/html.ts';
import { pageMeta } from './common.ts';
import { contentType, singletonType } from './define/content-type.ts';
import { optional } from './define/model-field.ts';
import { linkedList } from './define/links.ts';
import { placeholders, unknownPlaceholders } from './define/placeholders.ts';
import { issueMessage } from './define/problems.ts';
import { html, line, paragraph, type Words } from './define/texts.ts';
import { integer, textVersion, yesOrNo } from './define/values.ts';
import { reviewed } from './reviewed.ts';

function legalHtml(...words: Words) {
  const field = html(...words);
  const placeholderCheck = v.check((markup: Html) => unknownPlaceholders(markup).length === 0, issueMessage('unknownPlaceholder', { known: placeholders.join(', ') }));
  return { ...field, schema: v.pipe(field.schema, placeholderCheck) };
}

export const legalSection = contentType('legalSection', 'sectionTitle', 'Secțiune juridică', 'O secțiune din termeni, din politica de confidențialitate sau din declarația de accesibilitate.', {
  sectionTitle: line(120, 'Titlul', 'Titlul secțiunii, și în cuprins. Ex.: Legea aplicabilă'),
  index: integer({ min: 0 }, 'Ordinea', 'Locul secțiunii în document: 0 este primul. Fiecare are alt număr; numerele pot avea goluri.'),
  sectionDescription: legalHtml('Textul', 'Titlurile din interior încep cu h3. Din „Datele clinicii”: {clinicName}, {operatorName}, {operatorDetails}, {phoneString}, {email}, {dataProtectionEmail}.'),
  isOfLiveRefresh: yesOrNo('Despre actualizarea în direct', 'Da: apare numai pe un site care cere de la Contentful ce s-a publicat între timp.'),
});

const heading = (name: string) => ({
  title: line(90, 'Titlul paginii', `Titlul mare de sus. Ex.: ${name}`),
  lead: paragraph(400, 'Introducere', 'Sub titlu: ce cuprinde pagina, pe înțelesul tuturor.'),
});

const updated = line(80, 'Data actualizării', 'Sub titlu. Schimbați-o odată cu textul. Ex.: Actualizat la 21 noiembrie 2026');

const sectionsOf = (help: string) => ({
  sectionsLabel: line(60, 'Numele cuprinsului', 'Ce spune cititorul de ecran despre cuprins. Ex.: Cuprins'),
  sections: linkedList(legalSection, { min: 1 }, 'Secțiuni', `${help} Se afișează după câmpul „Ordinea” al fiecăreia.`),
});

export const terms = singletonType('terms', 'title', 'Termeni și condiții', 'Pagina cu termeni și condiții.', {
  ...heading('Termeni și condiții'),
  updated,
  reviewed,
  ...sectionsOf('Secțiunile documentului.'),
  meta: pageMeta,
});

export const privacy = singletonType('privacy', 'title', 'Politica de confidențialitate', 'Pagina cu politica de confidențialitate.', {
  ...heading('Politica de confidențialitate'),
  updated,
  version: textVersion('Versiunea politicii', 'Scrisă în e-mailul fiecărui mesaj, ca dovadă a acordului. Fără spații. Schimbați-o odată cu textul. Ex.: 2026-12-01'),
  reviewed,
  ...sectionsOf('Secțiunile documentului.'),
  meta: pageMeta,
});

export const accessibility = singletonType('accessibility', 'title', 'Accesibilitate', 'Declarația de accesibilitate: ce s-a verificat, cum și ce nu.', {
  ...heading('Accesibilitate'),
  updated: optional(line(80, 'Data actualizării', 'Sub titlu. Ziua în care testele au trecut pentru site-ul acestei clinici. Gol: site-ul nu se publică. Ex.: Verificat la 21 noiembrie 2026')),
  ...sectionsOf('Secțiunile declarației. Scrieți numai ce s-a verificat cu adevărat.'),
  meta: pageMeta,
});
