import * as v from 'valibot';
import { backgrounds } from './define/backgrounds.ts';
import { contentType, part } from './define/content-type.ts';
import { emptyIfUntranslated, optional, plainTexts } from './define/model-field.ts';
import { decoration, film, linkedList } from './define/links.ts';
import { line, optionalLines, paragraph, type Words } from './define/texts.ts';
import { choice, hostedVideoId } from './define/values.ts';

export const textBlock = contentType('textBlock', 'title', 'Text scurt cu titlu', 'Un pas al primei vizite (prima pagină), o promisiune (Despre noi), o lămurire dinaintea vizitei (Contact), o condiție a unei oferte, un rând despre plată (Prețuri) sau un răspuns pentru părinți (Prima vizită).', {
  title: line(90, 'Titlul', 'Câteva cuvinte. Ex.: Spunem înainte'),
  text: paragraph(400, 'Textul', 'Una sau două propoziții.'),
  searchWords: optionalLines({ maxLength: 60 }, 'Cuvinte de căutare', 'Numai la „Plata: ce trebuie știut”: cum caută părinții acest răspuns printre prețuri, de exemplu „gratuit”, „radiografie”. Apăsați Enter după fiecare.'),
});

/** A shorter list becomes empty, since a single text block does not make a section. */
const minBlocks = 2;

export function textBlocks(...words: Words) {
  const blocks = linkedList(textBlock, {}, ...words);
  const schema = v.pipe(
    blocks.schema,
    v.transform((list) => (list.length < minBlocks ? [] : list)),
  );
  return { ...blocks, isRequired: false, schema };
}

export const video = contentType('video', 'title', 'Film', 'Un film: imaginea lui de pornire și fișierul sau codul lui. Se încarcă abia când vizitatorul apasă.', {
  title: line(90, 'Titlul', 'Ce spune cititorul de ecran despre film. Ex.: Prima vizită la Ghiocel'),
  poster: decoration('Imaginea de pornire', 'Se vede până la apăsare. Proporția 16:9.'),
  file: optional(film('Fișierul filmului', 'Un fișier MP4, dacă filmul stă pe site. Când sunt completate și fișierul, și codul, se folosește fișierul.')),
  hostedVideoId: optional(hostedVideoId('Codul filmului găzduit', 'Doar codul din adresa de pe YouTube: la youtube.com/watch?v=AbCdEf12345 codul este AbCdEf12345.')),
  captions: optionalLines({ maxLength: 90 }, 'Subtitrările', 'Câte o propoziție pentru fiecare scenă a filmului, în ordinea lor; toate stau pe ecran la fel de mult. Apăsați Enter după fiecare. Gol: fără subtitrări.'),
  background: choice(backgrounds, 'Culoarea fundalului', 'Culoarea din spatele imaginii. Alegeți alta decât la vecini.'),
});

export const pageMeta = part(
  plainTexts({
    title: emptyIfUntranslated(line(60, 'Pentru motoarele de căutare: titlul', 'Cu numele clinicii, cel mult 60 de caractere; mai lung, Google îl taie. Ex.: Prețuri. Ghiocel Dental')),
    description: emptyIfUntranslated(paragraph(160, 'Pentru motoarele de căutare: descrierea', 'Una sau două propoziții despre pagină, cel mult 160 de caractere; mai lungă, Google o taie.')),
  }),
);
