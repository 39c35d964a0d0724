import { useEffect } from 'react';
import { languageNames, languages } from '../src/language/languages.ts';
import { Buttons } from './foundations/buttons.tsx';
import { Colours } from './foundations/colours.tsx';
import { Drawings } from './foundations/drawings.tsx';
import { Fields } from './foundations/fields.tsx';
import { Icons } from './foundations/icons.tsx';
import { Shapes } from './foundations/shapes.tsx';
import { Typography } from './foundations/typography.tsx';
import { Providers, type SiteParts } from './providers.tsx';
import { SpecimenFrame } from './specimen-frame.tsx';
import { specimenGroups } from './specimens.ts';

const foundations = [
  { id: 'colours', title: 'Colours and contrast', part: <Colours /> },
  { id: 'typography', title: 'Type scale', part: <Typography /> },
  { id: 'shapes', title: 'Shapes and shadows', part: <Shapes /> },
  { id: 'icons', title: 'Icons', part: <Icons /> },
  { id: 'drawings', title: 'State drawings', part: <Drawings /> },
  { id: 'buttons', title: 'Buttons and links', part: <Buttons /> },
  { id: 'fields', title: 'Fields', part: <Fields /> },
];

/** Everything the site is made of, in all its states, for whoever works on it. */
export function Gallery(site: SiteParts) {
  const { language } = site;

  // The browser looked for the fragment before there was anything.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <Providers {...site}>
      <div className="gal">
        <nav className="gal__nav" aria-label="Gallery">
          <h1 className="heading-4">Gallery</h1>
          <p className="gal__languages">
            {languages.map((other) => (
              <a
                key={other}
                href={`/?language=${other}`}
                target="_self"
                aria-current={other === language ? 'true' : undefined}
              >
                {languageNames[other]}
              </a>
            ))}
          </p>
          <ul>
            {[...foundations, ...specimenGroups].map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main className="gal__main">
          {foundations.map(({ id, title, part }) => (
            <section key={id} id={id} className="gal__group">
              <h2>{title}</h2>
              {part}
            </section>
          ))}
          {specimenGroups.map(({ id, title, specimens }) => (
            <section key={id} id={id} className="gal__group">
              <h2>{title}</h2>
              {specimens.map((specimen) => (
                <article key={specimen.id} id={specimen.id}>
                  <h3 className="heading-4">{specimen.title}</h3>
                  {specimen.note && <p className="small muted">{specimen.note}</p>}
                  <div className="gal__frames">
                    {specimen.frames.map((frame) => (
                      <SpecimenFrame
                        key={frame.width}
                        id={specimen.id}
                        title={specimen.title}
                        language={language}
                        frame={frame}
                      />
                    ))}
                  </div>
                </article>
              ))}
            </section>
          ))}
        </main>
      </div>
    </Providers>
  );
}
