import type { ContentFinding } from '../src/content/check/content-finding.ts';
import { contentTypeOf, contentTypes } from '../src/model/content-model.ts';
import type { Field } from '../src/model/define/model-field.ts';
import { optionsOf } from './words.ts';

/** What the checks of the content say, in the language of the panel. */
const messages: [says: string, romanian: string][] = [
  ['Link a file', 'Lipsește fișierul: alegeți-l sau trageți-l aici.'],
  ['Write a text; it is empty', 'Este gol.'],
  ['The length is (\\d+); make it at most (\\d+)', 'Prea lung: $1 din cel mult $2 semne.'],
  ['Make it at most (\\d+) characters', 'Prea lung: cel mult $1 semne.'],
  [
    'whose end comes after',
    'Ora de închidere trebuie să fie după cea de deschidere; ziua se termină la 24:00.',
  ],
  ['These hours overlap', 'Orele se suprapun: un interval începe după ce s-a terminat cel dinainte.'],
  ['Write hours on days that are', 'Scrieți ore dacă ziua este deschisă, și numai atunci.'],
  ['into one row: (.*)\\.', 'Fiecare zi a săptămânii stă pe un singur rând: $1.'],
  ['hold on (\\d+)-(\\d+)-(\\d+);', '$3.$2.$1 este în două rânduri: lăsați fiecare zi într-unul singur.'],
  ['Write a last day', 'Ultima zi trebuie să fie după prima; pentru o singură zi, goliți-o.'],
  ['end of the price range', 'Trebuie să fie mai mare decât celălalt preț; la un preț fix, goliți câmpul.'],
  ['when the page is "service"', 'Alegeți un serviciu dacă pagina este a unui serviciu, și numai atunci.'],
  ['nothing is left of this HTML', 'Scrieți un text.'],
  ['only for one of these: (.*)\\.', 'Între acolade pot sta numai: $1.'],
  ['has a <(\\w+)> that would run', 'Textul conține un program (<$1>): ștergeți-l.'],
  ['(\\{\\w+\\}) is not written', '$1 nu are un procent la „Frați: …”: scoateți-l din text.'],
  ['is linked twice', 'Același rând este de două ori în listă: lăsați unul.'],
  ['leads back here', 'Duce înapoi aici: alegeți altceva.'],
  ['"(.*)" is also in', '„$1” mai este o dată pe site: scrieți altul.'],
  ['link one of: image', 'Aici stă o imagine.'],
  ['link one of: video', 'Aici stă un film MP4.'],
  ['has no description', 'Scrieți ce arată imaginea, în fiecare limbă.'],
  [
    '"(.*)" leads nowhere',
    'Legătura „$1” nu duce nicăieri: începeți-o cu / sau, pentru alt site, cu https://.',
  ],
  ['"(.*)" is no page of the site; write (\\S+),', 'Legătura „$1” nu este o pagină a site-ului. Poate $2?'],
  ['"(.*)" leads to another language; write (\\S+)\\.', 'Legătura „$1” duce la altă limbă. Aici este $2.'],
  ['(\\S+) has no place "(.*)"; write (\\S+)\\.', 'În pagina $1 nu există locul „$2”. Poate $3?'],
  ["The EU's platform", 'Platforma europeană pentru litigii s-a închis: scoateți legătura ei.'],
  [
    'front page of the map',
    'Este prima pagină a hărții: căutați clinica pe hartă și copiați legătura de acolo.',
  ],
  ['There is no entry of this type', 'Trebuie să rămână cel puțin unul.'],
];
const patterns = messages.map(([says, romanian]) => [new RegExp(`^.*?${says}.*$`, 's'), romanian] as const);

const days = optionsOf(contentTypes.openingHours.fields['days'] as Field);

function withDays(text: string): string {
  const said = text
    .replaceAll('is in no row', 'lipsește')
    .replaceAll('is in more than one row', 'este pe mai multe');
  return days.reduce((all, { value, label }) => all.replaceAll(value, label), said);
}

/** A field of a part that has others filled in: the part is complete, or absent. */
const unwritten = ({ name, isRequired }: Field) =>
  isRequired || !name.includes(':')
    ? 'Completați acest câmp.'
    : `Completați-l, sau goliți toate câmpurile „${name.replace(/:.*/, ': …')}”.`;

/** What a field says of its limits, in Contentful as here; of an empty list not what its items are like. */
function limitOf({ storage }: Field, isEmpty: boolean): string | undefined {
  const rules = [...(storage.validations ?? []), ...((!isEmpty && storage.items?.validations) || [])];
  return rules.map(({ message }) => message).find((message) => typeof message === 'string');
}

/** What a finding says, to whoever fills in the field. */
export function inRomanian({ contentType, field: id, message }: ContentFinding): string {
  const [, item, text = message] = /^Item (\d+): (.*)$/s.exec(message) ?? [];
  const field = contentTypeOf(contentType)?.fields[id];
  const [pattern, romanian = ''] = patterns.find(([says]) => says.test(text)) ?? [];
  const isEmpty = text.startsWith('Nothing is written here');
  const limit = field && (field.storage.type === 'Array' || !isEmpty) && limitOf(field, isEmpty);
  const ofField = limit || (isEmpty && field && unwritten(field));
  const known = pattern ? withDays(text.replace(pattern, romanian)) : ofField;
  return `${item ? `Rândul ${item}: ` : ''}${known || `Nu se potrivește: ${text}`}`;
}
