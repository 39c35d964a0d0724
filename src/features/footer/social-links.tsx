import { Icon, type IconName } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';

type SocialLink = { icon: IconName; label: string; href: string };

export function SocialLinks() {
  const { socialTitle } = useContent('footer');
  const { facebookUrl, instagramUrl, messagingApp } = useContent('contactDetails');
  const links: SocialLink[] = [
    ...(facebookUrl ? [{ icon: 'facebook' as const, label: 'Facebook', href: facebookUrl }] : []),
    ...(instagramUrl ? [{ icon: 'instagram' as const, label: 'Instagram', href: instagramUrl }] : []),
    ...(messagingApp ? [{ icon: 'chat' as const, label: messagingApp.label, href: messagingApp.url }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{socialTitle}</h2>
      <div className="social-links">
        {links.map(({ icon, label, href }) => (
          <a className="icon-button" key={icon} href={href} aria-label={label} rel="noopener">
            <Icon name={icon} />
          </a>
        ))}
      </div>
    </section>
  );
}
