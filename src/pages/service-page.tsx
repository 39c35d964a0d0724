import type { PageGroup } from '../content/page/page-groups.ts';
import type { VisibleService } from '../content/page/page-data.ts';
import { useContent } from '../content/use-content.ts';
import { ServiceArticle } from '../features/services/service-article.tsx';
import { ServiceMenu } from '../features/services/service-menu.tsx';
import { VideoFacade } from '../features/film/video-facade.tsx';
import type { SocialCard } from '../seo/social-card.ts';

export const mainGroup = 'service';
export const needs = ['services', 'serviceMenu'] as const satisfies PageGroup[];

export function socialCard({ serviceName, picture, background }: VisibleService): SocialCard {
  return { sentences: [serviceName], picture: picture.url, background };
}

export function Page() {
  const { serviceVideo } = useContent('service');
  return (
    <div className="container section service-page">
      <div className="columns service-layout">
        <ServiceArticle>
          {serviceVideo && (
            <>
              <h2>{serviceVideo.title}</h2>
              <VideoFacade video={serviceVideo} />
            </>
          )}
        </ServiceArticle>
        <ServiceMenu />
      </div>
    </div>
  );
}
