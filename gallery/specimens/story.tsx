import type { SiteContent, StoryScene } from '../../src/content/site-content.ts';
import { ForParents } from '../../src/features/story/for-parents.tsx';
import { Story } from '../../src/features/story/story.tsx';
import { fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

const page = { route: 'firstVisit' } as const;

function withScenes(change: (scene: StoryScene) => StoryScene) {
  return ({ firstVisitPage, ...content }: SiteContent): SiteContent => ({
    ...content,
    firstVisitPage: {
      ...firstVisitPage,
      scenes: firstVisitPage.scenes.map((scene, at) => (at % 2 === 0 ? change(scene) : scene)),
    },
  });
}

export const storySpecimens: Specimen[] = [
  {
    id: 'story-without-pictures',
    title: 'Every other scene without a picture',
    page,
    show: <Story />,
    change: withScenes(({ picture: _, ...scene }) => scene),
  },
  {
    id: 'story-long',
    title: 'Every other scene as long as it may be',
    page,
    show: <Story />,
    change: withScenes((scene) => ({
      ...scene,
      title: fill(scene.title, 60),
      text: fill(scene.text, 230),
    })),
  },
  {
    id: 'for-parents-least',
    title: 'For parents, with what is required alone',
    page,
    show: <ForParents />,
    change: ({ firstVisitPage: { price, parentNotes, ...required }, ...content }) => ({
      ...content,
      firstVisitPage: required,
    }),
  },
];
