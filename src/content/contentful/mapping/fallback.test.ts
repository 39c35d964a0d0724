import { expect, test } from 'vitest';
import { changedSpace, type SpaceEditor } from '../../../testing/changed-space.ts';
import { fallbackReport } from '../validation/fallback-report.ts';
import { toSiteContent } from './to-site-content.ts';

/** The space after a change, in which English falls back to Romanian. */
function falling(change: (editor: SpaceEditor) => void) {
  return changedSpace((editor) => {
    const english = editor.space.locales.find(({ code }) => code === 'en-US');
    if (english) english.fallbackCode = 'ro';
    change(editor);
  });
}

function withoutEnglish(editor: SpaceEditor, id: string) {
  for (const values of Object.values(editor.entry(id).fields)) delete values['en-US'];
}

function contentOf(space: ReturnType<typeof falling>, language: string) {
  const result = toSiteContent(space, language);
  if (!result.ok) throw new Error(result.findings.map(({ message }) => message).join('\n'));
  return result.content;
}

test('a value that is missing is that of the locale that stands in', () => {
  const space = falling((editor) => withoutEnglish(editor, 'notFoundPage'));
  const [english, romanian] = [contentOf(space, 'en'), contentOf(space, 'ro')];
  expect(english.notFoundPage.title).toBe(romanian.notFoundPage.title);
  expect(english.notFoundPage.meta).not.toEqual(romanian.notFoundPage.meta);
});

test('a group that is mostly in another language is known as such, and no other', () => {
  const space = falling((editor) => {
    withoutEnglish(editor, 'notFoundPage');
    editor.set('navigation', 'home', 'en-US', undefined);
    withoutEnglish(editor, 'service-ortodontie');
  });
  expect(contentOf(space, 'en').textLanguages).toEqual({
    notFoundPage: 'ro',
    'service/ortodontie': 'ro',
  });
  expect(contentOf(space, 'ro').textLanguages).toEqual({});
});

test('what falls back is counted, and a mixed group is named', () => {
  const space = falling((editor) => editor.set('navigation', 'home', 'en-US', undefined));
  const [whole, ...mixed] = fallbackReport(space);
  expect(whole).toMatch(/^en-US: \d+ of \d+ texts are taken from ro\.$/);
  expect(mixed).toContain(
    'en-US: in navigation 1 of 12 texts are taken from ro; translate all of it or none.',
  );
  expect(mixed.join()).not.toContain('in footer');
  expect(fallbackReport(changedSpace(() => undefined))).toEqual([]);
});

test('an empty value does not fall back, nor one of a locale without a stand-in', () => {
  const messagesFor = (space: ReturnType<typeof falling>) => {
    const result = toSiteContent(space, 'en');
    return result.ok ? [] : result.findings.map(({ entry, field, locale }) => `${entry} ${field} ${locale}`);
  };
  const missing = ['navigation home en-US'];
  expect(messagesFor(falling((editor) => editor.set('navigation', 'home', 'en-US', null)))).toEqual(missing);
  expect(messagesFor(changedSpace((editor) => editor.set('navigation', 'home', 'en-US', undefined)))).toEqual(
    missing,
  );
});

test('a picture takes the description of the locale that stands in', () => {
  const space = falling((editor) => {
    const { description = {} } = editor.asset('hero').fields;
    delete description['en-US'];
  });
  expect(contentOf(space, 'en').home.heroPicture.description).toBe(
    contentOf(space, 'ro').home.heroPicture.description,
  );
});

test('a locale that the brand names and the space has not is one finding', () => {
  const space = changedSpace(({ space: { locales } }) => locales.pop());
  const result = toSiteContent(space, 'en');
  expect(result.ok ? [] : result.findings.map(({ locale }) => locale)).toEqual(['en-US']);
});

test('locales that stand in for each other end the chain', () => {
  const space = falling((editor) => {
    for (const locale of editor.space.locales) if (locale.default) locale.fallbackCode = 'en-US';
    editor.set('navigation', 'home', 'en-US', undefined);
    editor.set('navigation', 'home', 'ro', undefined);
  });
  expect(toSiteContent(space, 'en').ok).toBe(false);
});
