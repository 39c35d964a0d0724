import { useContent } from '../../content/use-content.ts';

export function Partners() {
  const { partners } = useContent('footer');
  return (
    <div className="partners">
      {partners.map(({ name, link, logo }) => (
        <a key={name} href={link} rel="noopener">
          <img src={logo.url} width={logo.width} height={logo.height} alt={name} loading="lazy" />
        </a>
      ))}
    </div>
  );
}
