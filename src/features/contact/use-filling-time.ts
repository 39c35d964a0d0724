import { useEffect, useRef, type RefObject } from 'react';

/** Tells how long a form has been filled in: the seconds since its first letter, where there was one. */
export function useFillingTime(form: RefObject<HTMLFormElement | null>) {
  const begunRef = useRef<number | undefined>(undefined);

  useEffect(() => {
    const element = form.current;
    const begin = () => void (begunRef.current ??= performance.now());
    const forget = () => void (begunRef.current = undefined);
    element?.addEventListener('input', begin);
    element?.addEventListener('reset', forget);
    return () => {
      element?.removeEventListener('input', begin);
      element?.removeEventListener('reset', forget);
    };
  }, [form]);

  return (): { fillingSeconds?: number } =>
    begunRef.current === undefined
      ? {}
      : { fillingSeconds: Math.round((performance.now() - begunRef.current) / 1000) };
}
