import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { packageName, type PackageName } from '../../content/page/page-data.ts';
import { toPlainText } from '../../lib/no-break.ts';
import { useContent } from '../../content/use-content.ts';

/** The package of `?package=1`; the message begins with its name. */
export function useChosenPackage(form: RefObject<HTMLFormElement | null>): PackageName | undefined {
  const { search } = useLocation();
  const names = useContent('packageNames');
  const { packageInterest } = useContent('formMessages');
  const [chosen, setChosen] = useState<PackageName>();

  useEffect(() => {
    const number = Number(new URLSearchParams(search).get('package'));
    const found = names.find(({ index }) => index + 1 === number);
    setChosen(found);
    const message = form.current?.elements.namedItem('message');
    const prefilled = (name: PackageName) => toPlainText(`${packageInterest} ${packageName(name)}`);
    // What a package began, another may replace.
    const untouched = ['', ...names.map(prefilled)];
    if (found && message instanceof HTMLTextAreaElement && untouched.includes(message.value)) {
      message.value = prefilled(found);
    }
  }, [search, names, packageInterest, form]);

  return chosen;
}

/** What the form was opened for; the desk reads it by its own name. */
export function ChosenPackage({ chosen }: { chosen: PackageName }) {
  const { package: label } = useContent('contactForm');
  return (
    <p className="lead">
      {label}: <b>{packageName(chosen)}</b>
      <input type="hidden" name="package" value={chosen.deskName} readOnly />
    </p>
  );
}

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
