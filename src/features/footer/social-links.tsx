import { Icon, type IconName } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';

export function SocialLinks() {
  const { facebookUrl, instagramUrl, messagingAppUrl, messagingLabel } = useContent('contactDetails');
  const links: { icon: IconName; label: string; href: string | undefined }[] = [
    { icon: 'facebook', label: 'Facebook', href: facebookUrl },
    { icon: 'instagram', label: 'Instagram', href: instagramUrl },
    { icon: 'chat', label: messagingLabel, href: messagingAppUrl },
  ];
  return (
    <div className="social-links">
      {links.map(
        ({ icon, label, href }) =>
          href && (
            <a className="icon-button" key={icon} href={href} aria-label={label} rel="noopener">
              <Icon name={icon} />
            </a>
          ),
      )}
    </div>
  );
}
