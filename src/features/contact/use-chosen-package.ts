import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent } from '../../content/use-content.ts';

/** The title of the package chosen on the prices page, from `?package=1`; the message is begun with it. */
export function useChosenPackage(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  const names = useContent('packageNames');
  const { packageInterest } = useContent('predefinedMessages');
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    const number = Number(new URLSearchParams(search).get('package'));
    const title = names.find(({ index }) => index + 1 === number)?.title ?? '';
    setChosen(title);
    const message = form.current?.elements.namedItem('message');
    const begun = (name: string) => `${packageInterest} ${name}`;
    // What a package began, another may begin anew.
    const untouched = ['', ...names.map((name) => begun(name.title))];
    if (title && message instanceof HTMLTextAreaElement && untouched.includes(message.value)) {
      message.value = begun(title);
    }
  }, [search, names, packageInterest, form]);

  // A message after the one about the package is about something else.
  return { chosen, forget: () => setChosen('') };
}
