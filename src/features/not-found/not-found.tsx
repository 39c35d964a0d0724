import bunny from '/static/illustrations/e404.svg';
import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

export function NotFound() {
  const { title, lead, homeLink, contactLink } = useContent('notFoundPage');
  return (
    <section className="lost">
      <div className="wrap lost__txt">
        <h1 className="d2">{title}</h1>
        <p className="lead">{lead}</p>
        <div className="cta">
          <PageLink className="btn" to={{ route: 'home' }}>
            {homeLink}
          </PageLink>
          <PageLink className="go" to={{ route: 'contact' }}>
            <span>{contactLink}</span>
            <Icon name="arrow-right" />
          </PageLink>
        </div>
      </div>
      <div className="lost__num" />
      <img className="lost__art" src={bunny} width={640} height={200} alt="" />
    </section>
  );
}
