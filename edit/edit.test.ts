import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFixture } from '../e2e/support/clinic-folder.ts';
import { readContentFolder, readEmbeddedSpace } from '../scripts/build/read-embedded-space.ts';
import { stopsDeploy } from '../scripts/content/check/all-checks.ts';
import { examplesFile, examplesText, factsOf } from '../scripts/content/check/examples.ts';
import { toSiteContent } from '../src/content/check/to-site-content.ts';
import { spaceVersion } from '../src/content/source/space.ts';
import { fold, slugify } from '../src/lib/fold.ts';
import { changedSpace } from '../src/testing/changed-space.ts';
import { respond } from './api.ts';
import type { Change } from './change.ts';
import type { PastedHtml } from './clean.ts';
import { findingsIn, findingsOfSave } from './findings.ts';
import { formOf, type Values } from './form.ts';
import { markText, numbersIn, withoutMarks } from './marks.ts';
import { markValues } from './places.ts';
import { parsePastedRows } from './rows.ts';
import { save as saveChanges, undo } from './store.ts';

beforeEach(() => {
  process.env.CLINIC_DIR = copyFixture();
});

const clinic = () => process.env.CLINIC_DIR ?? '';

afterEach(() => rmSync(clinic(), { recursive: true }));

function files(): Record<string, string> {
  const all = readdirSync(clinic(), { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return Object.fromEntries(
    all.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'latin1'),
    ]),
  );
}

function newLines(before: Record<string, string>): string[] {
  return Object.entries(files()).flatMap(([file, text]) => {
    const old = new Set(before[file]?.split('\n'));
    return text.split('\n').filter((line) => !old.has(line));
  });
}

const waitingFields = async () =>
  (await findingsOfSave(readEmbeddedSpace())).filter(({ waitingKind }) => waitingKind);
const save = async (...changes: Parameters<typeof saveChanges>) => (await saveChanges(...changes)).problems;

const entry = (id: string) => readEmbeddedSpace().entries.find(({ sys }) => sys.id === id);
const valueOf = (id: string, field: string) => entry(id)?.fields[field]?.['ro'];
const idsOf = (id: string, field: string) =>
  ((valueOf(id, field) ?? []) as { sys: { id: string } }[]).map(({ sys }) => sys.id);

const set = (id: string, field: string, values: Values): Change => ({
  kind: 'set',
  entry: id,
  field,
  values,
});
const setPrice = (ro: unknown) => set('price-surgery-01', 'priceStart', { ro });

test.each(['Zâmbet', '{time} și', '<p>Un &amp; doi</p><ul><li>&amp; trei</li></ul>', '„Da”, 😀', '1'])(
  'a mark in „%s” is not seen by search and addresses',
  (text) => {
    const marked = markText(text, 12_345);
    expect(numbersIn(marked)).toEqual([12_345]);
    expect(withoutMarks(marked)).toBe(text);
    expect(fold(marked)).toBe(fold(text));
    expect(slugify(marked)).toBe(slugify(text));
    for (const kept of text.match(/\{\w+\}|&\w+;|<[^>]*>/g) ?? []) expect(marked).toContain(kept);
  },
);

test('each side of a pair of sentences is marked', () => {
  const space = changedSpace((editor) => {
    for (const name of ['Title', 'Text', 'Say', 'Avoid'])
      editor.set('firstVisitPage', `words${name}`, 'ro', 'Cuvinte');
    editor.set('firstVisitPage', 'wordsPairs', 'ro', ['Poți întreba orice. | Nu ai de ce să te temi.']);
  });
  const result = toSiteContent(space, 'ro', markValues);
  const [pair = []] = (result.ok && result.content.firstVisitPage.words?.pairs) || [];
  expect(pair.map(withoutMarks)).toEqual(['Poți întreba orice.', 'Nu ai de ce să te temi.']);
  expect(pair.map((side) => numbersIn(side).length)).toEqual([1, 1]);
});

test('a value is one changed line, and undo puts the bytes back', async () => {
  const before = files();
  expect(await save([setPrice(210)])).toEqual([]);
  expect(newLines(before).map((line) => line.trim())).toEqual(['"priceStart": { "ro": 210 },']);
  expect(await undo()).toHaveProperty('undone');
  expect(files()).toEqual(before);
  expect(await undo()).toMatchObject({ problem: expect.stringContaining('nimic de anulat') });
});

const [details, inHtml] = ['contactDetails', 'serviceDescription'];

type BadValue = [entry: string, field: string, value: unknown, message: string];

/** The checks of the second list run only on texts that a build accepts. */
test.each<BadValue[]>([
  [
    ['price-surgery-01', 'priceStart', -1, 'Scrieți un număr întreg, de la 1 în sus.'],
    ['price-surgery-02', 'priceEnd', 100, 'Trebuie să fie mai mare decât celălalt preț'],
    ['price-surgery-01', 'label', '', 'Completați acest câmp.'],
    ['home', 'donationText', '', 'Completați-l, sau goliți toate câmpurile „Donație: …”.'],
    ['home', 'heroLines', ['Unu', ''], 'Rândul 2: Este gol'],
    ['general', 'hoursOpenUntil', 'Deschis', 'Păstrați în text {time}.'],
    ['service-ortodontie', 'serviceUrl', 'tratamente-laser', '„tratamente-laser” mai este o dată'],
    ['opening-hours-weekdays', 'spans', ['opt-20'], 'Rândul 1: Scrieți orele fără spații'],
    [details, 'phoneString', '0700 000 000 sau 0700 000 001', 'Scrieți un singur număr'],
  ],
  [
    ['service-ortodontie', inHtml, '<p><a href="/ro/preturii">x</a></p>', 'Poate /ro/preturi?'],
    ['service-inhalosedare', inHtml, '<p><a href="/en/contact">x</a></p>', 'duce la altă limbă'],
    ['service-analgosedare', inHtml, '<p><a href="ftp://a.ro">x</a></p>', 'nu duce nicăieri'],
    [details, 'mapUrl', 'https://maps.example/', 'Este prima pagină a hărții'],
  ],
  [['opening-hours-weekdays', 'spans', [''], 'Scrieți ore dacă ziua este deschisă']],
  [['opening-hours-weekdays', 'days', ['monday'], 'stă pe un singur rând; lipsește: marți']],
])('bad values like that of %s change nothing, and each is said', async (...bad) => {
  const before = files();
  const changes = bad.map(([id, field, ro]) => set(id, field, { ro }));
  const said = (await save(changes)).map((problem) => problem.message).join(' ');
  for (const [, , , message] of bad) expect(said).toContain(message);
  expect(said).not.toContain('Nu se potrivește');
  expect(files()).toEqual(before);
});

test('a text saved in one language leaves the other old until somebody confirms it or writes it', async () => {
  const write = (values: Values) => save([set('home', 'heroLead', values)]);
  const old = async () =>
    (await waitingFields()).flatMap(({ waitingKind, confirmName, locale }) =>
      waitingKind === 'old' ? [`${confirmName} ${locale}`] : [],
    );
  await write({ ro: 'Unul.', 'en-US': 'One.' });
  expect(await old()).toEqual([]);
  await write({ ro: 'Altul.' });
  expect(await old()).toEqual(['home.heroLead en-US']);
  await write({ 'en-US': 'Another.' });
  expect(await old()).toEqual([]);
  await write({ 'en-US': 'Another one.' });
  expect(await old()).toEqual(['home.heroLead ro']);
  await save([{ kind: 'confirm', name: 'home.heroLead' }]);
  expect(await old()).toEqual([]);
  // Nobody has ever compared the two languages of the slogan.
  await save([set('footer', 'slogan', { ro: 'Altceva.' })]);
  expect(await old()).toEqual(['footer.slogan en-US']);
  expect(await undo()).toHaveProperty('undone');
  expect(await old()).toEqual([]);
});

test.each([
  ['480 lei', 480],
  [' 1.200,00 RON ', 1200],
  ['480', 480],
])('„%s” in the field of a price is its amount', async (typed, amount) => {
  expect(await save([setPrice(typed)])).toEqual([]);
  expect(entry('price-surgery-01')?.fields['priceStart']).toEqual({ ro: amount });
});

test.each([
  ['gratuit', '„gratuit”: „gratuit” nu este o sumă'],
  ['1200 lei*', '„1200 lei*”: are o notă'],
  ['650 €', '„650 €”: în euro: site-ul arată RON'],
  ['100 - 150', 'un interval are două câmpuri'],
])('„%s” in the field of a price is said to be „%s”', async (typed, words) => {
  const problems = await save([setPrice(typed)]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ field: 'priceStart', message: expect.stringContaining(words) });
});

test('a new entry asks for the missing text in the main language only', async () => {
  const list = { type: 'doctor', entry: 'about', field: 'doctors', locale: 'ro' };
  const fields = { name: { ro: 'Dr. Test' }, from: {} };
  const problems = await save([{ kind: 'add', list, fields }]);
  expect(new Set(problems.map(({ locale }) => locale))).toEqual(new Set(['ro']));
});

test('an example waits until it is changed or confirmed', async () => {
  const names = ['price-surgery-01.priceStart', 'price-surgery-02.priceStart', 'doctor-ana.quote'];
  const facts = factsOf(readEmbeddedSpace()).map(({ name, hashes }) => [name, hashes] as const);
  writeFileSync(
    join(clinic(), examplesFile),
    examplesText(new Map(facts.filter(([name]) => names.includes(name)))),
  );
  const examples = async () =>
    (await waitingFields()).flatMap(({ waitingKind, confirmName }) =>
      waitingKind === 'example' ? [confirmName] : [],
    );
  expect((await examples()).toSorted()).toEqual(names.toSorted());
  await save([setPrice(999)]);
  await save([set('doctor-ana', 'quote', { ro: '„Da.”', 'en-US': '‘Yes.’' })]);
  expect(await examples()).toEqual(['price-surgery-02.priceStart']);
  await save([{ kind: 'own', name: 'price-surgery-02.priceStart' }]);
  expect(await examples()).toEqual([]);
});

test('an entry is added to a list, moved in it and removed from it', async () => {
  const list = { type: 'hoursException', entry: details, field: 'hoursExceptions', locale: 'ro' };
  const before = idsOf(details, 'hoursExceptions');
  const name = { ro: 'Concediu', 'en-US': 'Leave' };
  const added = await save([{ kind: 'add', list, fields: { name, from: { ro: '2031-08-01' } } }]);
  expect(added).toEqual([]);
  expect(idsOf(details, 'hoursExceptions')).toEqual([...before, 'hours-exception-concediu']);
  await save([{ kind: 'order', list, ids: ['hours-exception-concediu', ...before] }]);
  expect(idsOf(details, 'hoursExceptions')[0]).toBe('hours-exception-concediu');
  await save([{ kind: 'order', list, ids: before }]);
  expect(entry('hours-exception-concediu')).toBeUndefined();
});

test('a new row may lack its English, waits for it, and may keep the Romanian', async () => {
  const list = { type: 'hoursException', entry: details, field: 'hoursExceptions', locale: 'ro' };
  const fields = { name: { ro: 'Curs în afara clinicii' }, from: { ro: '2031-08-01' } };
  const change = { kind: 'add', list, fields } as const;
  expect(await saveChanges([change])).toEqual({
    problems: [],
    waiting: [expect.objectContaining({ waitingKind: 'shown' })],
  });
  const [name, waitingKind] = ['hours-exception-curs-in-afara-clinicii', 'shown'];
  expect(entry(name)?.fields['name']).toEqual({ ro: fields.name.ro });
  expect(await waitingFields()).toContainEqual(expect.objectContaining({ waitingKind, entry: name }));
  const days = formOf(readEmbeddedSpace(), { type: 'contactDetails' })?.fields.find(
    ({ id }) => id === list.field,
  );
  expect(days?.options.map(({ label }) => label)).toContain('Curs în afara clinicii · 01.08.2031');
  expect(await save([{ kind: 'same', name: `${name}.name` }])).toEqual([]);
  expect(entry(name)?.fields['name']).toEqual({ ro: fields.name.ro, 'en-US': fields.name.ro });
  expect(await waitingFields()).not.toContainEqual(expect.objectContaining({ entry: name }));
});

test('a package is written with treatments that only have names', async () => {
  const list = { type: 'package', entry: 'pricesPage', field: 'promoPackagesPackages', locale: 'ro' };
  const [known] = idsOf('pricesPage', list.field);
  const { fields = {} } = entry(known ?? '') ?? {};
  const copied = Object.entries(fields).filter(([field]) => !['index', 'items'].includes(field));
  const romanian = copied.map(([field, { ro }]) => [field, { ro }]);
  const before = idsOf('pricesPage', list.field);
  const items = { type: 'packageItem', entry: '', field: 'items', locale: 'ro' };
  expect(
    await save([
      { kind: 'add', list, fields: { ...Object.fromEntries(romanian), title: { ro: 'Pachet de vară' } } },
      { kind: 'rows', list: items, text: 'Detartraj\nPeriaj; Periaj pentru doi' },
    ]),
  ).toEqual([]);
  expect(idsOf('pricesPage', list.field)).toEqual([...before, 'package-pachet-de-vara']);
  expect(idsOf('package-pachet-de-vara', 'items')).toEqual(['package-item-detartraj', 'package-item-periaj']);
  expect(entry('package-item-detartraj')?.fields['rightInfo']).toEqual({ ro: 'Detartraj' });
  expect(entry('package-item-periaj')?.fields['rightInfo']).toEqual({ ro: 'Periaj pentru doi' });
});

test('what another window has saved meanwhile is not lost, and an undo that is refused can be tried again', async () => {
  const version = await spaceVersion(readEmbeddedSpace());
  expect(await save([setPrice(210)], version)).toEqual([]);
  await expect(save([setPrice(220)], version)).rejects.toThrow('în altă fereastră');
  expect(entry('price-surgery-01')?.fields['priceStart']).toEqual({ ro: 210 });
  const prices = join(clinic(), 'content/entries/prices.json');
  const saved = readFileSync(prices);
  writeFileSync(prices, '[]');
  expect(await undo()).toMatchObject({
    problem: expect.stringContaining('s-a schimbat content/entries/prices.json'),
  });
  writeFileSync(prices, saved);
  expect(await undo()).toHaveProperty('undone');
});

test.each([0, 30, 300])(
  'what another program writes %d ms after the press is not taken back',
  async (delay) => {
    const prices = join(clinic(), 'content/entries/prices.json');
    const slogan = join(clinic(), 'content/entries/site.json');
    const saving = save([setPrice(210)]).catch(String);
    await setTimeout(delay);
    for (const file of [prices, slogan]) {
      writeFileSync(file, readFileSync(file, 'utf8').replace('"ro": "', '"ro": "Altceva '));
    }
    const isRefused = String(await saving).includes('Între timp textele s-au schimbat');
    for (const file of [prices, slogan]) expect(readFileSync(file, 'utf8')).toContain('"ro": "Altceva ');
    expect(readFileSync(prices, 'utf8').includes('{ "ro": 210 }')).toBe(!isRefused);
  },
);

test('a copy of a file is named and left alone, and a file that is no content stops a save', async () => {
  const prices = join(clinic(), 'content/entries/prices.json');
  const copy = prices.replace('.json', ' (LAPTOP 2026-11-27).json');
  const lock = prices.replace('prices', '~$prices');
  cpSync(prices, copy);
  writeFileSync(lock, 'of an office program');
  writeFileSync(prices.replace('prices', '._prices'), 'of macOS');
  writeFileSync(prices, `\uFEFF${readFileSync(prices, 'utf8')}`);
  const named = findingsIn(readContentFolder().space, stopsDeploy).map(({ message }) => message);
  expect(named.filter((message) => message.includes('(LAPTOP 2026-11-27).json repetă'))).toHaveLength(1);
  expect(named.filter((message) => /~\$prices\.json .* ștergeți fișierul/.test(message))).toHaveLength(1);
  rmSync(lock);
  expect(await save([setPrice(210)])).toEqual([]);
  expect(readFileSync(copy, 'utf8')).not.toContain('210');
  expect(readFileSync(prices, 'utf8')).toMatch(/^\{[^]*"ro": 210/);
  rmSync(copy);
  expect(entry('price-surgery-01')?.fields['priceStart']).toEqual({ ro: 210 });
  const assets = join(clinic(), 'content/assets.json');
  writeFileSync(assets, `<<<<<<< HEAD\n${readFileSync(assets, 'utf8')}`);
  const before = files();
  await expect(save([setPrice(210)])).rejects.toThrow('content/assets.json are în el două versiuni neunite');
  expect(findingsIn(readContentFolder().space, stopsDeploy)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('assets.json are în el') }),
  ]);
  expect(files()).toEqual(before);
});

test('a text pasted from elsewhere keeps its headings, its cells and its links', async () => {
  const text =
    '<h1>Cum ajungeți</h1><table><tr><td>a</td><td>b</td></tr></table><p><a href="http://x.example/">x</a></p>';
  const pasted = (await respond('/paste', { text })) as PastedHtml;
  expect(pasted.lost).toEqual(['<table>']);
  const inline = '<html>\r\n<body>\r\n<span>Un text\r\nlung</span>\r\n</body>\r\n</html>';
  expect(await respond('/paste', { text: inline })).toMatchObject({
    html: expect.stringMatching(/^\s*Un text lung\s*$/),
  });
  expect(await save([set('service-ortodontie', inHtml, { ro: pasted.html })])).toEqual([]);
  expect(valueOf('service-ortodontie', inHtml)).toBe(
    '<h2>Cum ajungeți</h2><p>a</p><p>b</p><p><a href="https://x.example/">x</a></p>',
  );
});

test('letters with a cedilla get their comma, hours their minutes, and a list keeps to its own kind', async () => {
  const title = markText('Frica pleacă uşor şi isteţ', 12_345);
  expect(await save([set('home', 'noFearTitle', { ro: title })])).toEqual([]);
  expect(valueOf('home', 'noFearTitle')).toBe('Frica pleacă ușor și isteț');
  expect(await save([set('opening-hours-weekdays', 'spans', { ro: ['9 – 18.30', ''] })])).toEqual([]);
  expect(entry('opening-hours-weekdays')?.fields['spans']).toEqual({ ro: ['09:00-18:30'] });
  await expect(save([{ kind: 'order', list: { type: 'priceItem' }, ids: [] }])).rejects.toThrow(
    'nu este o listă',
  );
});

test('services, which no list has, change their order by their numbers', async () => {
  const { lists } = formOf(readEmbeddedSpace(), { entry: 'service-ortodontie' }) ?? { lists: [] };
  const ids = lists.find(({ list }) => list.entry === undefined)?.ids ?? [];
  expect(ids.length).toBeGreaterThan(3);
  expect(await save([{ kind: 'order', list: { type: 'service' }, ids: ids.toReversed() }])).toEqual([]);
  const form = formOf(readEmbeddedSpace(), { entry: 'service-ortodontie' });
  expect(form?.lists.at(-1)?.ids).toEqual(ids.toReversed());
});

test('what is added is the last, and the others keep the order of the page', async () => {
  const list = { type: 'priceCategory', entry: 'priceList', field: 'categories', locale: 'ro' };
  const links = valueOf('priceList', 'categories') as unknown[];
  // The order of the links may differ from that of the indexes.
  await save([set('priceList', 'categories', { ro: links.toReversed() })]);
  const ids = () =>
    formOf(readEmbeddedSpace(), { entry: 'price-category-surgery' })?.lists.find(
      ({ list: { entry: holder } }) => holder === 'priceList',
    )?.ids ?? [];
  const before = ids();
  const fields = { title: { ro: 'Ore târzii', 'en-US': 'Late hours' } };
  const items = { type: 'priceItem', entry: '', field: 'items', locale: 'ro' };
  const rows = { kind: 'rows', list: items, text: 'Control seara; 150\nImplant; 650 €' } as const;
  expect(await save([{ kind: 'add', list, fields }, rows])).toEqual([]);
  expect(idsOf('price-category-ore-tarzii', 'items')).toEqual(['price-item-control-seara']);
  await expect(save([{ ...rows, text: 'Implant; 650 €' }])).rejects.toThrow('niciun rând');
  expect(before.length).toBeGreaterThan(3);
  expect(ids()).toEqual([...before, 'price-category-ore-tarzii']);
  const named = entry('price-category-ore-tarzii')?.fields;
  expect([named?.['slug'], named?.['key']]).toEqual([{ ro: 'ore-tarzii' }, { ro: 'oreTarzii' }]);
});

const prices = { type: 'priceItem', entry: 'price-category-surgery', field: 'items', locale: 'ro' };

test('pasted rows change the prices of their names and add the others, after a preview', async () => {
  const list = prices;
  const known = entry(idsOf('price-category-surgery', 'items')[0] ?? '');
  const name = String(known?.fields['label']?.['ro']);
  const others = idsOf('price-category-surgery', 'items').slice(1);
  const text = [
    'Denumire\tName\tPreț',
    'Control\t\t50',
    `${name.toUpperCase()}\t\t1.250,00 lei\t`,
    '"Sutură"\tStitches\t100 - 150',
    'Drenaj\t200 - 300 lei',
  ].join('\n');
  const { rows } = parsePastedRows(text, list, readEmbeddedSpace());
  expect(rows.map(({ known: before, numbers }) => [before?.numbers[0], ...numbers])).toEqual([
    [undefined, 50, null],
    [known?.fields['priceStart']?.['ro'], 1250, null],
    [undefined, 100, 150],
    [undefined, 200, 300],
  ]);
  expect(await save([{ kind: 'rows', list, text }])).toEqual([]);
  expect(entry(known?.sys.id ?? '')?.fields['priceStart']).toEqual({ ro: 1250 });
  expect(entry(known?.sys.id ?? '')?.fields['label']).toEqual(known?.fields['label']);
  expect(entry('price-item-sutura')?.fields['priceEnd']).toEqual({ ro: 150 });
  const pasted = ['price-item-control', known?.sys.id, 'price-item-sutura', 'price-item-drenaj'];
  expect(idsOf('price-category-surgery', 'items')).toEqual([...pasted, ...others]);
  // Nobody has confirmed that the English name equals the Romanian one.
  const waiting = async () =>
    (await waitingFields()).map(({ waitingKind, confirmName }) => `${waitingKind} ${confirmName}`);
  expect(await waiting()).toContain('shown price-item-drenaj.label');
  expect(await waiting()).not.toContain('shown price-item-sutura.label');
  // A first English name leaves no translation old; a row with both names confirms that they match.
  await save([set('price-item-drenaj', 'label', { 'en-US': 'Drainage' })]);
  await save([{ kind: 'rows', list, text: 'Sutură\tSuture\t100 – 150 RON' }]);
  expect((await waiting()).filter((each) => / price-item-.*label$/.test(each))).toEqual([
    'shown price-item-control.label',
  ]);
  await save([set('price-item-drenaj', 'label', { ro: 'Drenare' })]);
  expect(await waiting()).toContain('old price-item-drenaj.label');
});

test.each([
  ['Sutură\tStitches\t100', [100]],
  ['Sutură;100 - 150 lei', [100, 150]],
  ['"Extracție\ncomplicată ""grea"""\tRON 1 500', [1500]],
  ['Extracție simplă; fără sutură\tSimple extraction\t1.500,00', [1500]],
  ['Scanare 3D\t3D scan\t90', [90]],
  ['Coroană\t1,500.00 – 2’000 RON\t', [1500, 2000]],
])('„%s” is a row', (text, numbers) => {
  const { rows, rejectedLines } = parsePastedRows(text, prices, readEmbeddedSpace());
  expect(rejectedLines).toEqual([]);
  expect(rows.map((row) => row.numbers.filter((each) => each !== null))).toEqual([numbers]);
});

test.each([
  ['Implant\t650 €', 'în euro: site-ul arată RON'],
  ['Implant\t$650', 'în altă monedă'],
  ['Canal\tde la 1.300 lei', '„de la”'],
  ['Coroană\t900 lei/element', '„pe element”'],
  ['Sutură\t30\t200', 'încă un număr (30)'],
  ['Sutură\t60 min', 'o durată'],
  ['Reducere\t21%', 'un procent'],
  ['C12\tControl\t100', 'cod'],
  ['Control\t149,90', 'cu bani'],
  ['Control\tgratuit', '„gratuit” nu este o sumă'],
  ['Control\t0 lei', 'zero'],
  ['Coroană\t1200 lei*', 'o notă'],
  ['Chirurgie', 'dacă este un titlu'],
  ['Control, 150 lei', 'coloana lui'],
])('„%s” is no row, and is listed with the reason „%s”', (text, words) => {
  const { rows, rejectedLines } = parsePastedRows(text, prices, readEmbeddedSpace());
  expect(rows).toEqual([]);
  expect(rejectedLines).toEqual([{ name: text.split('\t')[0], reason: expect.stringContaining(words) }]);
});

test('a merged cell is no English name', () => {
  const text = 'Implant\tMegagen\t2500 lei\n\tStraumann\t3000 lei\nControl\tCheck-up\t100';
  const { rows, rejectedLines } = parsePastedRows(text, prices, readEmbeddedSpace());
  expect(rows.map(({ names }) => names)).toEqual([['Control', 'Check-up']]);
  expect(rejectedLines.map(({ name, reason }) => [name, /celule unite/.test(reason)])).toEqual([
    ['Implant', true],
    ['Straumann 3000 lei', true],
  ]);
});

test('a photograph is stored in a size for pages, with its measures and descriptions', async () => {
  const doctor = readEmbeddedSpace().entries.find(({ sys }) => sys.contentType.sys.id === 'doctor');
  const photo = sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#aaccee' } });
  const upload = { name: 'Dr. Ana.JPG', data: (await photo.jpeg().toBuffer()).toString('base64') };
  const description = { ro: 'Doamna doctor Ana, zâmbind', 'en-US': 'Dr Ana, smiling' };
  const before = files();
  const place = { entry: doctor?.sys.id ?? '', field: 'picture' };
  const change = { kind: 'file', ...place, upload, description } as const;
  const problems = await save([{ ...change, description: { ro: '', 'en-US': 'Ana' } }]);
  expect(problems.map(({ message }) => message)).toContain('Scrieți ce arată imaginea, în fiecare limbă.');
  expect(files()).toEqual(before);
  const romanian = { ro: description.ro, 'en-US': '' };
  expect(await saveChanges([{ ...change, description: romanian }])).toEqual({
    problems: [],
    waiting: [expect.objectContaining({ waitingKind: 'untranslated' })],
  });
  await undo();
  expect(await save([change])).toEqual([]);
  expect(existsSync(join(clinic(), 'brand/photos/dr-ana.webp'))).toBe(true);
  const asset = readEmbeddedSpace().assets.find(({ fields }) =>
    JSON.stringify(fields).includes('dr-ana.webp'),
  );
  expect(asset?.fields['description']).toEqual(description);
  expect(asset?.fields['file']?.['ro']).toMatchObject({ details: { image: { width: 1600, height: 2133 } } });
  expect(await undo()).toHaveProperty('undone');
  expect(files()).toEqual(before);
});

test('a film takes the place of another, and a picture no film', async () => {
  const video = entry('video-laser');
  const film = Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom', 'latin1'), Buffer.alloc(40)]);
  const upload = { name: 'Film nou.mp4', data: film.toString('base64') };
  const change = { kind: 'file', entry: 'video-laser', upload, description: {} } as const;
  const wrong = await save([{ ...change, field: 'poster' }]);
  expect(wrong.map(({ message }) => message)).toEqual(['Aici stă o imagine.']);
  expect(await save([{ ...change, field: 'file' }])).toEqual([]);
  expect(existsSync(join(clinic(), 'brand/films/film-nou.mp4'))).toBe(true);
  expect(existsSync(join(clinic(), 'brand/films/laser.mp4'))).toBe(false);
  expect(await save([set('video-laser', 'file', { ro: null })])).toEqual([]);
  expect(existsSync(join(clinic(), 'brand/films/film-nou.mp4'))).toBe(false);
  await undo();
  await undo();
  expect(entry('video-laser')).toEqual(video);
});
