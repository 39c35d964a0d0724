import { createRoot } from 'react-dom/client';
import { defaultLanguage, languages, nameOf } from '../src/language/languages.ts';
import { specimenGroups, specimens } from './specimens.ts';
import { dataOf, Stage } from './stage.tsx';

/** Every specimen by name, to be opened by itself in each language. */
function Contents() {
  return (
    <main style={{ padding: '2rem' }}>
      <h1>Gallery</h1>
      {Object.entries(specimenGroups).map(([group, members]) => (
        <section key={group} style={{ paddingTop: '2rem' }}>
          <h2>{group}</h2>
          {members.map(({ id, title }) => (
            <p key={id}>
              {title}:
              {languages.map((language) => (
                <span key={language}>
                  {' '}
                  <a href={`?specimen=${id}&language=${language}`}>{nameOf(language)}</a>
                </span>
              ))}
            </p>
          ))}
        </section>
      ))}
    </main>
  );
}

const query = new URLSearchParams(window.location.search);
const language = languages.find((each) => each === query.get('language')) ?? defaultLanguage;
const specimen = specimens.find(({ id }) => id === query.get('specimen'));

document.documentElement.lang = language;
createRoot(document.getElementById('root') as HTMLElement).render(
  specimen ? <Stage specimen={specimen} data={await dataOf(specimen, language)} /> : <Contents />,
);
