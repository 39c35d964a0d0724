import { Icon, type IconName } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';

type SocialLink = { icon: IconName; label: string | undefined; href: string | undefined };

export function SocialLinks() {
  const { socialTitle } = useContent('footer');
  const { facebookUrl, instagramUrl, messagingApp } = useContent('contactDetails');
  const links: SocialLink[] = [
    { icon: 'facebook', label: 'Facebook', href: facebookUrl },
    { icon: 'instagram', label: 'Instagram', href: instagramUrl },
    { icon: 'chat', label: messagingApp?.label, href: messagingApp?.url },
  ];
  const present = links.filter(({ href }) => href);
  if (present.length === 0) return null;
  return (
    <section className="footer__social">
      <h2>{socialTitle}</h2>
      <div>
        {present.map(({ icon, label, href }) => (
          <a className="icon-button" key={icon} href={href} aria-label={label} rel="noopener">
            <Icon name={icon} />
          </a>
        ))}
      </div>
    </section>
  );
}
