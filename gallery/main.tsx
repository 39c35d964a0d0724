import { createRoot } from 'react-dom/client';
import { pages } from '../src/app/pages.ts';
import type { SiteContent } from '../src/content/site-content.ts';
import { defaultLanguage } from '../src/language/languages.ts';
import { forceStates } from './forced-states.ts';
import { Gallery } from './gallery.tsx';
import { isLanguage } from './is-language.ts';
import { specimenGroups } from './specimens.ts';
import { Stage } from './stage.tsx';

const query = new URLSearchParams(window.location.search);
const asked = query.get('language');
const language = isLanguage(asked) ? asked : defaultLanguage;
const specimen = specimenGroups
  .flatMap(({ specimens }) => specimens)
  .find(({ id }) => id === query.get('specimen'));

const response = await fetch(`/site-content/${language}`);
const content = (await response.json()) as SiteContent;
const modules = await Promise.all(Object.values(pages).map((load) => load()));
const needs = modules.flatMap(({ mainGroup, needs: others = [] }) => [mainGroup, ...others]);

document.documentElement.lang = language;
forceStates();
import.meta.hot?.on('vite:afterUpdate', forceStates);

createRoot(document.getElementById('root') as HTMLElement).render(
  specimen ? (
    <Stage specimen={specimen} content={content} needs={needs} language={language} />
  ) : (
    <Gallery content={content} needs={needs} language={language} />
  ),
);
