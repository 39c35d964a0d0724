import { expect, test } from 'vitest';
import { changedSpace, type SpaceEditor } from '../../testing/changed-space.ts';
import { loadSiteContent } from '../load-site-content.ts';
import { optionalParts, hasPart } from './optional-parts.ts';
import { linkTo } from './space.ts';
import { checkSpace } from './validation/check-space.ts';

const contentOf = (change: (editor: SpaceEditor) => void) => loadSiteContent('ro', changedSpace(change));
const withoutFilms = (editor: SpaceEditor) => {
  editor.set('home', 'film', 'ro', undefined);
  for (const { sys, fields } of editor.space.entries) {
    if (sys.contentType.sys.id === 'service') delete fields['serviceVideo'];
  }
};

test('the fixture has every optional part', () => {
  const space = changedSpace(() => undefined);
  expect(optionalParts.filter((part) => !hasPart(space, part))).toEqual([]);
});

test('a marked text stands without its mark while the clinic has the part, and goes with it', () => {
  const mark = (editor: SpaceEditor) =>
    editor.set('home', 'noFearLead', 'ro', 'Stăm de vorbă.{films: Vedeți filmul, {phoneString}.} Atât.');
  expect(contentOf(mark).home.noFearLead).toBe('Stăm de vorbă.Vedeți filmul, {phoneString}. Atât.');
  const { home } = contentOf((editor) => {
    mark(editor);
    withoutFilms(editor);
  });
  expect(home.noFearLead).toBe('Stăm de vorbă. Atât.');
});

test('of marked HTML no tag is left', () => {
  const { privacy } = contentOf((editor) => {
    editor.set('privacy-0', 'sectionDescription', 'ro', '<p>Una.</p>{donation: <h3>Doi</h3><p>Trei.</p>}');
    editor.set('home', 'donation', 'ro', undefined);
  });
  expect(privacy.sections[0]?.sectionDescription).toBe('<p>Una.</p>');
});

test('an entry whose whole name is marked goes from its list', () => {
  const labels = (content: ReturnType<typeof contentOf>) =>
    content.footer.section1.flatMap(({ items }) => items.map(({ label }) => label));
  expect(labels(contentOf(() => undefined))).toContain('Reducere pentru frați');
  const without = contentOf((editor) => {
    editor.set('pricesPage', 'siblingDiscount', 'ro', undefined);
    editor.set('pricesPage', 'heroLines', 'ro', ['Prețuri la vedere.']);
  });
  expect(labels(without)).not.toContain('Reducere pentru frați');
});

test('a question whose answer is marked as a whole goes with it, and one question makes no section', () => {
  const marked = (editor: SpaceEditor) => {
    editor.set('promise-before', 'text', 'ro', '{films: Vedeți filmul.}');
    editor.set('promise-before', 'text', 'en-US', '{films: Watch the film.}');
  };
  const titles = (content: ReturnType<typeof contentOf>) => content.about.promises.map(({ title }) => title);
  const all = titles(contentOf(() => undefined));
  const withFilms = titles(contentOf(marked));
  expect(withFilms).toEqual(all);
  const without = (editor: SpaceEditor) => {
    marked(editor);
    withoutFilms(editor);
  };
  expect(titles(contentOf(without))).toEqual(all.slice(1));
  const one = titles(
    contentOf((editor) => {
      without(editor);
      editor.set('about', 'promises', 'ro', [
        linkTo('Entry', 'promise-before'),
        linkTo('Entry', 'promise-stop'),
      ]);
    }),
  );
  expect(one).toEqual([]);
});

test('an optional text that is marked as a whole is not there', () => {
  const { emergenciesPage } = contentOf((editor) =>
    editor.set('contactDetails', 'messagingApp', 'ro', undefined),
  );
  expect(emergenciesPage).not.toHaveProperty('closedMessage');
});

test.each([
  ['an unknown part', '{film: Vedeți filmul.}', /"film" is no part of the site; write one of: films,/],
  ['a brace that stays open', 'Da. {films: Vedeți filmul.', /Close the brace of \{films: …\}/],
  ['half of an element', '<p>Da.{films: </p><p>Nu.}</p>', /Close within the braces of \{films: …\} the tags/],
])('%s in a mark is found', (_, text, message) => {
  const space = changedSpace((editor) => editor.set('privacy-0', 'sectionDescription', 'ro', text));
  expect(checkSpace(space).findings).toEqual([
    expect.objectContaining({ entry: 'privacy-0', message: expect.stringMatching(message) as string }),
  ]);
});

test('a percentage that is named and not given is found', () => {
  const space = changedSpace((editor) => {
    editor.set('pricesPage', 'siblingDiscount', 'ro', undefined);
    editor.set('pricesPage', 'heroLines', 'ro', ['Minus {secondChildPercent}%.']);
  });
  expect(checkSpace(space).findings).toContainEqual(
    expect.objectContaining({ entry: 'pricesPage', field: 'heroLines', locale: 'ro' }),
  );
});
