import { useContent } from '../../content/use-content.ts';

export function Partners() {
  const { partnersTitle, partners } = useContent('footer');
  if (partners.length === 0) return null;
  return (
    <section className="footer__partners">
      <h2>{partnersTitle}</h2>
      {partners.map(({ name, link, logo }) => (
        <a key={name} href={link} rel="noopener">
          <img src={logo.url} width={logo.width} height={logo.height} alt={name} loading="lazy" />
        </a>
      ))}
    </section>
  );
}
