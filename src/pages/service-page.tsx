import type { PageGroup } from '../content/page-data.ts';
import { useContent } from '../content/use-content.ts';
import { ServiceArticle } from '../features/services/service-article.tsx';
import { ServiceMenu } from '../features/services/service-menu.tsx';
import { VideoFacade } from '../features/video/video-facade.tsx';

export const needs = ['services', 'serviceMenu', 'service'] as const satisfies readonly PageGroup[];

export function ServicePage() {
  const { serviceVideo } = useContent('service');
  return (
    <div className="container section service-page">
      <div className="service-layout">
        <ServiceMenu />
        <ServiceArticle>{serviceVideo && <VideoFacade video={serviceVideo} />}</ServiceArticle>
      </div>
    </div>
  );
}
