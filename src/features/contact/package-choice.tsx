import { packageName } from '../../content/page/package-price.ts';
import { useContent } from '../../content/use-content.ts';

/** Without scripts nothing brings the choice along from the prices page, so it is made here. */
export function PackageChoice() {
  const texts = useContent('contactForm');
  const packages = useContent('packageNames');
  if (packages.length === 0) return null;
  return (
    <noscript>
      <div className="field">
        <label htmlFor="contact-package">{texts.package}</label>
        <select id="contact-package" name="package">
          <option value="">{texts.noPackage}</option>
          {packages.map(({ index, deskName, ...name }) => (
            <option key={index} value={deskName}>
              {packageName(name)}
            </option>
          ))}
        </select>
      </div>
    </noscript>
  );
}
