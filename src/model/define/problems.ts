/** Texts for every code of a finding, for editors (Romanian) and for commands (English). */
const messages = {
  missing: { ro: 'Completați acest câmp.', en: 'Nothing is written here; write something.' },
  missingInPart: { ro: 'Completați-l, sau goliți toate câmpurile „{part}: …”.', en: 'Nothing is written here; fill it in, or empty all fields "{part}: …".' },
  missingFile: { ro: 'Lipsește fișierul: alegeți-l sau trageți-l aici.', en: 'Link a file.' },
  missingLink: { ro: 'Alegeți o intrare.', en: 'Link an entry.' },
  empty: { ro: 'Este gol: scrieți un text.', en: 'Write a text; it is empty.' },
  notAText: { ro: 'Aici stă un text.', en: 'Write a text instead.' },
  notAList: { ro: 'Aici stă o listă.', en: 'Write a list instead.' },
  tooLong: { ro: 'Prea lung: {length} semne, cel mult {maxLength}.', en: 'The length is {length}; make it at most {maxLength}.' },
  atMost: { ro: 'Prea lung: cel mult {maxLength} de semne.', en: 'Write at most {maxLength} characters.' },
  usedOnce: { ro: 'Mai este o dată pe site: scrieți altceva.', en: 'Another entry has it; give each its own.' },
  typeHere: { ro: 'Aici stă „{name}”.', en: 'Link an entry of the type "{name}".' },
  pictureHere: { ro: 'Aici stă o imagine.', en: 'Link a picture.' },
  filmHere: { ro: 'Aici stă un film MP4.', en: 'Link a film.' },
  tooHeavy: { ro: 'Fișierul are peste {megabytes} MB: micșorați-l.', en: 'Make the file smaller than {megabytes} MB.' },
  keepPlaceholders: { ro: 'Păstrați în text {placeholders}.', en: 'Keep {placeholders} in the text; the site fills it in.' },
  unknownPlaceholder: { ro: 'Între acolade pot sta numai: {known}.', en: 'Write a name in braces only for one of these: {known}.' },
  htmlEmpty: { ro: 'Scrieți un text.', en: 'Write text with the allowed tags; nothing is left of this HTML once it is sanitised.' },
  script: { ro: 'Textul conține un program (<{tag}>): ștergeți-l.', en: 'The HTML has a <{tag}> that would run; take it out.' },
  markupLost: { ro: 'Pe site nu apare {tags}: scrieți altfel.', en: 'No page shows {tags}; write it in another way.' },
  pasteArtifact: { ro: 'A rămas din alt program: „{written}”. Deschideți textul și salvați-l, sau scrieți altfel.', en: 'Another program has left this here, and no author means it: {written}' },
  lookLost: { ro: 'Pe site nu apare {tags}: textul arată ca restul paginii.', en: 'No page shows {tags}: the text looks like the rest of the page.' },
  tagUnclosed: { ro: 'De la „{tag}” textul nu mai apare: închideți eticheta și ghilimelele ei sau, pentru semnul <, scrieți &lt;.', en: 'From "{tag}" on no page shows the text; close the tag and its quotes, or write &lt; for the sign <.' },
  linesJoined: { ro: 'Pe site rândurile apar unul după altul: scrieți un singur rând.', en: 'A page shows these lines one after the other; write a single line.' },
  numberDiffers: { ro: 'Se citește „{shown}”, dar apăsarea duce la {dialled}: în textul legăturii scrieți numai acest număr.', en: '‘{shown}’ is read and a press leads to {dialled}; in the text of the link write this number alone.' },
  messagingNumber: { ro: '{address} nu deschide nicio conversație: numărul începe cu țara, numai cifre: https://wa.me/40700000000.', en: '{address} opens no conversation; write the number with its country, digits alone: https://wa.me/40700000000.' },
  cedilla: { ro: '„{word}” are o literă cu sedilă: scrieți ș și ț cu virgulă dedesubt.', en: '"{word}" has a letter with a cedilla; write ș and ț with a comma below.' },
  listEmpty: { ro: 'Lista nu poate fi goală.', en: 'Add at least one.' },
  listExactly: { ro: 'Adăugați exact {size}.', en: 'Add exactly {size}.' },
  listBetween: { ro: 'Adăugați între {min} și {max}.', en: 'Add between {min} and {max}.' },
  listAtMost: { ro: 'Adăugați cel mult {max}.', en: 'Add at most {max}.' },
  notAnOption: { ro: 'Alegeți din listă.', en: 'Choose one of: {options}.' },
  notYesOrNo: { ro: 'Alegeți da sau nu.', en: 'Choose yes or no.' },
  numberFrom: { ro: 'Scrieți un număr întreg, de la {min} în sus.', en: 'Write a whole number, {min} or more.' },
  numberBetween: { ro: 'Scrieți un număr întreg, de la {min} la {max}.', en: 'Write a whole number from {min} to {max}.' },
  slugForm: { ro: 'Doar litere mici fără diacritice, cifre și cratime simple.', en: 'Use lower-case letters, digits and single hyphens.' },
  keyForm: { ro: 'Doar litere fără diacritice și cifre, prima literă mică.', en: 'Use letters and digits, the first one a small letter.' },
  phoneForm: { ro: 'Scrieți un singur număr, numai cu cifre și spații: 0721 234 567 sau +40 721 234 567.', en: 'Write one number, of digits and blanks: 0721 234 567 or +40 721 234 567.' },
  callingCodeForm: { ro: 'Scrieți prefixul țării cu +, de exemplu +40.', en: 'Write the calling code with +: +40.' },
  countryForm: { ro: 'Scrieți două litere mari, de exemplu RO.', en: 'Write two capital letters: RO.' },
  hostedVideoForm: { ro: 'Scrieți doar codul filmului, fără restul adresei.', en: 'Write only the id of the video.' },
  urlForm: { ro: 'Scrieți adresa completă, care începe cu https://.', en: 'Write a complete address, beginning with https://.' },
  emailForm: { ro: 'Scrieți o adresă de e-mail, de exemplu nume@clinica.ro.', en: 'Write an e-mail address.' },
  versionForm: { ro: 'Doar litere fără diacritice, cifre, puncte și cratime, fără spații: 2026-12-01.', en: 'Use letters, digits, dots and hyphens, without blanks: 2026-12-01.' },
  dayForm: { ro: 'Alegeți o zi din calendar, fără oră.', en: 'Write a day of the calendar, without a time: 2026-12-25.' },
  hoursForm: { ro: 'Scrieți orele fără spații, de exemplu 08:00-20:00.', en: 'Write hours as 08:00-20:00, without blanks.' },
  hoursEnd: { ro: 'Ora de închidere trebuie să fie după cea de deschidere; ziua se termină la 24:00.', en: 'Write hours whose end comes after their beginning; a day ends at 24:00.' },
  hoursOverlap: { ro: 'Orele se suprapun: un interval începe după ce s-a terminat cel dinainte.', en: 'These hours overlap; let each begin once the one before has ended.' },
  hoursOfKind: { ro: 'Scrieți ore dacă ziua este deschisă, și numai atunci.', en: 'Write hours on days that are "open", and none on others.' },
  daysMissing: { ro: 'Fiecare zi a săptămânii stă pe un singur rând; lipsește: {days}.', en: 'Put each day of the week into one row; in none: {days}.' },
  daysRepeated: { ro: 'Fiecare zi a săptămânii stă pe un singur rând; este pe mai multe: {days}.', en: 'Put each day of the week into one row; in several: {days}.' },
  dayTwice: { ro: '{day} este și la „{name}”, și la „{other}”: schimbați zilele unuia dintre ele.', en: 'Both "{name}" and "{other}" hold on {day}; let each day have one.' },
  lastDay: { ro: 'Ultima zi vine după prima. Rămâne goală numai pentru o singură zi, fără zile ale săptămânii bifate.', en: 'Write a last day that comes after the first, or leave it empty for a single day without weekdays.' },
  priceEnd: { ro: 'Trebuie să fie mai mare decât celălalt preț; la un preț fix, goliți câmpul.', en: 'The end of the price range must be greater than its start; leave it empty for a single price.' },
  serviceOfPage: { ro: 'Alegeți un serviciu dacă pagina este a unui serviciu, și numai atunci.', en: 'Link a service exactly when the page is "service".' },
  pairForm: { ro: 'Fiecare rând are două părți, despărțite de un singur semn |.', en: 'Each line has two sides with a single | between them.' },
  figureMissing: { ro: 'Câmpul pentru {placeholder} este gol: completați-l sau scoateți-l din text.', en: 'The field for {placeholder} is empty; fill it in, or leave the placeholder out.' },
  entryMissing: { ro: 'Intrarea „{id}” nu este publicată sau a fost ștearsă: publicați-o sau alegeți alta.', en: 'The entry "{id}" is not published, or was deleted; publish it, or link another.' },
  entryType: { ro: '„{id}” este „{type}”: aici stă {allowed}.', en: 'The entry "{id}" is of the type "{type}"; link one of: {allowed}.' },
  linkLoop: { ro: 'Duce înapoi aici: alegeți altceva.', en: 'The entry "{id}" leads back here by its own links; link another.' },
  linkTwice: { ro: '„{id}” este de două ori în listă: lăsați-o o dată.', en: '"{id}" is linked twice; keep one.' },
  assetMissing: { ro: 'Fișierul „{id}” nu este publicat sau a fost șters: publicați-l sau alegeți altul.', en: 'The asset "{id}" is not published, or was deleted; publish it, or link another.' },
  assetEmpty: { ro: 'Lipsește fișierul: alegeți-l sau trageți-l aici.', en: 'The asset "{id}" has no file; upload one.' },
  notAPicture: { ro: 'Aici stă o imagine.', en: 'The asset "{id}" is {type}; link one of: image.' },
  notAFilm: { ro: 'Aici stă un film MP4.', en: 'The asset "{id}" is {type}; link one of: video.' },
  unseenType: { ro: 'Browserele nu arată fișiere {type}: salvați-l ca JPEG, PNG, WebP sau, un film, ca MP4.', en: 'The asset "{id}" is {type}, which browsers do not show; save it as JPEG, PNG or WebP, a film as MP4.' },
  unreadPicture: { ro: 'Fișierul „{id}” nu este o imagine care se poate citi: salvați-l din nou ca JPEG sau PNG.', en: 'The asset "{id}" has no size, as a file that is no picture; save it as JPEG or PNG and upload it again.' },
  assetAddress: { ro: 'Fișierul „{id}” nu este al site-ului, nici al spațiului: {address}.', en: 'The asset "{id}" is neither in brand/ nor a file of Contentful: {address}.' },
  undescribed: { ro: 'Scrieți ce arată imaginea, în fiecare limbă.', en: 'The picture "{id}" has no description in {language}; write in its "Description" what it shows.' },
  noEntry: { ro: 'Trebuie să rămână cel puțin una.', en: 'There is no entry of this type; create one.' },
  severalEntries: { ro: 'Este una singură pe site: lăsați una dintre {ids}.', en: 'There are {count} entries of this type ({ids}); keep one.' },
  unknownType: { ro: 'Site-ul nu cunoaște acest fel de intrare.', en: 'The site does not know this content type; use one of the content model.' },
  unknownField: { ro: 'Site-ul nu cunoaște acest câmp: ștergeți-l.', en: 'The content type has no such field; remove it or correct its name.' },
  unreadLocale: { ro: 'Nu se citește de aici: scrieți în {locales}.', en: 'This field is not read from here; write it in {locales}.' },
  fileUnreadable: { ro: '{file} nu se poate citi: puneți în loc fișierul de dinainte.', en: '{file} is not valid JSON.' },
  fileOfOffice: { ro: '{file} este o urmă a unui program de birou: închideți programul și ștergeți fișierul.', en: '{file} is the lock file of an office program; close the program and delete it.' },
  fileHalfMerged: { ro: '{file} are în el două versiuni neunite: cine administrează site-ul le unește.', en: '{file} has two versions in it, of an unfinished merge; finish it.' },
  fileFormat: { ro: '{file} nu este un fișier cu texte ale site-ului ({issue}): puneți în loc fișierul de dinainte.', en: "{file} is not in Contentful's export format: {issue}" },
  fileDoubled: { ro: '{file} repetă ce este în {other} ({id}) și nu se citește: ștergeți copia.', en: '{file} repeats the {id} of {other}; remove the copy.' },
  noLocale: { ro: 'Limba este în brand, dar nu și în spațiu.', en: 'The brand names this locale and the space has none; add it there, or take it from the brand.' },
  defaultLocale: { ro: 'Limba de bază a spațiului este {found}, iar a site-ului {expected}: faceți {expected} limba de bază.', en: "The space's default locale is {found}, and the site's main language is {expected}; make {expected} the default locale of the space." },
  duplicate: { ro: '„{value}” mai este o dată pe site ({others}): scrieți altceva.', en: '"{value}" is also in {others}; give each its own.' },
  repeatedIndex: { ro: 'Ordinea {index} este și la {others}: fiecare are numărul ei.', en: '{index} is also the index of {others}; give each its own.' },
  deadLink: { ro: 'Legătura „{target}” nu duce nicăieri: începeți-o cu / sau, pentru alt site, cu https://, pentru un număr, cu tel:+40, pentru e-mail, cu mailto:.', en: '"{target}" leads nowhere; begin with / for a page of the site, https:// for another, tel:+40 for a number, mailto: for a mailbox.' },
  unknownPage: { ro: 'Legătura „{target}” nu este o pagină a site-ului. Poate {meant}?', en: '"{target}" is no page of the site; write {meant}, or choose another page.' },
  otherLanguage: { ro: 'Legătura „{target}” duce la altă limbă. Aici este {meant}.', en: '"{target}" leads to another language; write {meant}.' },
  unknownAnchor: { ro: 'În pagina {path} nu există locul „{anchor}”. Poate {meant}?', en: '{path} has no anchor "{anchor}"; write {meant}.' },
  closedPlatform: { ro: 'Platforma europeană pentru litigii s-a închis: scoateți legătura ei și numiți ANPC, https://reclamatiisal.anpc.ro/.', en: "The EU's platform for online disputes has been closed; remove the link and name ANPC's, https://reclamatiisal.anpc.ro/." },
  mapFrontPage: { ro: 'Este prima pagină a hărții: căutați clinica pe hartă și copiați legătura de acolo.', en: 'It opens the front page of the map; find the clinic on the map, copy the link to that place, and put it here.' },
  strangeSign: { ro: 'După „{before}” este un semn pe care nu îl are niciun text ({code}): ștergeți-l și scrieți ce era acolo.', en: 'After "{before}" there is a sign that no text has ({code}); remove it, and write what it stands for.' },
  escaped: { ro: 'Scrieți semnul însuși în loc de „{written}”.', en: 'Write the sign itself in place of {written}.' },
  demonstration: { ro: 'Spune că site-ul este o demonstrație: goliți-l.', en: 'This says that the site is a demonstration; leave it empty.' },
  example: { ro: 'Din demonstrație: scrieți ce este la clinica dumneavoastră.', en: "It is the demonstration's; write the clinic's own, or confirm that it is true there, too: npm run content:check -- --confirm {name}." },
  exampleAddress: { ro: '{address} este un exemplu: scrieți adresa clinicii.', en: "{address} is an example; write the clinic's own." },
  exampleWord: { ro: '„{word}” este un exemplu: scrieți ce este la clinica dumneavoastră.', en: '"{word}" is an example; write the clinic\'s own.' },
  exampleNumber: { ro: '{number} nu este numărul nimănui.', en: "{number} is nobody's number." },
  unfinished: { ro: '{found} așteaptă să fie completat.', en: '{found} waits to be filled in.' },
  undated: { ro: 'Nu are dată: scrieți-o când `npm test` a trecut pentru această clinică.', en: 'It has no date: write it once `npm test` has passed for this clinic.' },
  untranslated: { ro: 'Netradus: lipsește din paginile în această limbă până îl scrieți.', en: 'It is not translated; the pages in this language do without it.' },
  entryUntranslated: { ro: 'Netradus: până îl scrieți, tot ce este aici lipsește din paginile în această limbă.', en: 'It is not translated; the pages in this language do without the entry.' },
  shownUntranslated: { ro: 'Netradus: până îl scrieți, apare în limba principală.', en: 'It is not translated; the pages show it in the main language.' },
  halfTranslated: { ro: 'Netradus, deși restul este tradus: scrieți-l înainte ca site-ul să fie publicat.', en: 'The rest is translated, and this would stand in another language in the middle of it; write it.' },
  old: { ro: 'Poate este vechi: textul s-a schimbat în altă limbă.', en: 'This may be old, since {changed} was changed; update it, or confirm {name}.' },
  unread: { ro: 'Texte cu o limbă nouă sau schimbate în toate: {count}. Comparați limbile și confirmați: {names}.', en: '{count} texts are new in a language or changed in every one; compare the languages and confirm: {names}.' },
  unreviewed: { ro: 'Nimeni nu a verificat sfaturile pentru urgențe: medicul le citește, apoi scrieți cine și când.', en: 'Nobody has reviewed the advice for emergencies: have a dentist read it, then write who did, and when.' },
  reviewedLater: { ro: 'Ziua {date} nu a venit încă: scrieți ziua în care a fost citit textul.', en: 'The day {date} is still to come; write the day on which the text was read.' },
  reviewOld: { ro: 'Verificat la {date}, acum mai mult de {months} luni: de citit din nou.', en: 'Reviewed on {date}, more than {months} months ago; have it read again, then write the new day.' },
  lastDayOff: { ro: 'Ultima zi liberă scrisă este {day}. Scrieți-le și pe cele care urmează: {missing}.', en: 'The last day off is {day}, less than {days} days ahead. Write the next ones: {missing}.' },
  openHoliday: { ro: 'Pe site scrie „deschis” în zilele de sărbătoare {missing}. Scrieți-le ca zile libere sau, dacă lucrați, cu orele lor.', en: 'The site says "open" on the public holidays {missing}. Write them as days off or, if the clinic works, with their hours.' },
  noDayOff: { ro: 'Nu este scrisă nicio zi liberă. Scrieți-le; sărbători legale: {missing}.', en: 'There is no day off; write those to come. Public holidays: {missing}.' },
  offersEnded: { ro: 'Ofertele au ținut până la {day}, iar site-ul le arată încă: scrieți o altă ultimă zi sau scoateți-le.', en: 'The offers ended on {day}, and the site still shows them; write another last day, or remove them.' },
  orphan: { ro: 'Nicio pagină nu arată această intrare: legați-o sau scoateți-o.', en: 'No page shows this entry; link it or remove it.' },
} as const;

type Messages = typeof messages;
type PlaceholdersIn<T extends string> = T extends `${string}{${infer Name}}${infer Tail}` ? Name | PlaceholdersIn<Tail> : never;

export type ProblemCode = keyof Messages;
type Value = string | number;
type ValuesOf<C extends ProblemCode> = Record<PlaceholdersIn<Messages[C]['ro' | 'en']>, Value>;

export type Problem = { code: ProblemCode; values: Record<string, Value> };

type ValuesArgument<C extends ProblemCode> = keyof ValuesOf<C> extends never ? [] : [values: ValuesOf<C>];

export function problem<C extends ProblemCode>(code: C, ...[values]: ValuesArgument<C>): Problem {
  return { code, values: { ...values } };
}

/** Encodes the problem as JSON, since the message of a schema must be a string. */
export function issueMessage<C extends ProblemCode>(...args: [code: C, ...ValuesArgument<C>]): string {
  return encodeProblem(problem(...args));
}

export const encodeProblem = (found: Problem): string => JSON.stringify(found);

export function decodeProblem(message: string): Problem | undefined {
  return message.startsWith('{"code"') ? (JSON.parse(message) as Problem) : undefined;
}

/** Matches a date, which Romanian messages write as `25.12.2026`, but not a date within an id. */
const isoDay = /(?<![\w-])(\d{4})-(\d\d)-(\d\d)(?![\w-])/g;

export function problemMessage({ code, values }: Problem, language: 'ro' | 'en'): string {
  return messages[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    const isPath = name === 'file' || value.endsWith('.json');
    return language === 'ro' && !isPath ? value.replace(isoDay, '$3.$2.$1') : value;
  });
}
