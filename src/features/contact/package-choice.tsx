import { useEffect, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useSearchAndHash } from '../../components/use-hydrated.ts';
import { packageName } from '../../prices/package-price.ts';
import type { PackageName } from '../../content/page/page-data.ts';
import { toPlainText } from '../../lib/no-break.ts';
import { useContent } from '../../content/use-content.ts';
import { changeMessage, joinMessage } from './join-message.ts';

/** Index of the package in the last URL; after a change of language the same package is not a new choice. */
let previousIndex: number | undefined;

/** Reads the package from `?package=1` and prefills the message with its name. */
export function useChosenPackage(form: RefObject<HTMLFormElement | null>): PackageName | undefined {
  const { search } = useSearchAndHash();
  const isArrival = useNavigationType() === 'PUSH';
  const names = useContent('packageNames');
  const { packageInterest } = useContent('formMessages');
  const number = Number(new URLSearchParams(search).get('package'));
  const chosen = names.find(({ index }) => index + 1 === number);

  useEffect(() => {
    const prefillFor = (name: PackageName) => toPlainText(`${packageInterest} ${packageName(name)}`);
    const isNewChoice = isArrival && chosen?.index !== previousIndex;
    previousIndex = chosen?.index;
    if (!chosen) return;
    changeMessage(form.current, (typed) => {
      const oldText = names.map(prefillFor).find((text) => typed.includes(text)) ?? '';
      const isEdited = typed !== oldText;
      // After a reload, for instance, an edited message stays as it is.
      if (isEdited && !isNewChoice) return typed;
      return joinMessage(typed, { prefilled: prefillFor(chosen), previous: oldText });
    });
  }, [chosen, isArrival, names, packageInterest, form]);

  return chosen;
}

/** Displays the chosen package and submits its name in the default language. */
export function ChosenPackage({ chosen }: { chosen: PackageName }) {
  const { package: label } = useContent('contactForm');
  return (
    <p className="lead">
      {label}: <b>{packageName(chosen)}</b>
      <input type="hidden" id="contact-package" name="package" value={chosen.deskName} />
    </p>
  );
}

/** Without scripts the choice on the prices page is lost, so visitors choose here. */
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
