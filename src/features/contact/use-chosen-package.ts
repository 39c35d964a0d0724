import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent } from '../../content/use-content.ts';
import { withoutNoBreaks } from '../../content/without-no-breaks.ts';

/** From `?package=1`, as the desk names it; the message begins with the title the visitor has read. */
export function useChosenPackage(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  const names = useContent('packageNames');
  const { packageInterest } = useContent('predefinedMessages');
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    const number = Number(new URLSearchParams(search).get('package'));
    const { title, deskName = '' } = names.find(({ index }) => index + 1 === number) ?? {};
    setChosen(deskName);
    const message = form.current?.elements.namedItem('message');
    const begun = (name: string) => withoutNoBreaks(`${packageInterest} ${name}`);
    // What a package began, another may replace.
    const untouched = ['', ...names.map((name) => begun(name.title))];
    if (title && message instanceof HTMLTextAreaElement && untouched.includes(message.value)) {
      message.value = begun(title);
    }
  }, [search, names, packageInterest, form]);

  return chosen;
}
