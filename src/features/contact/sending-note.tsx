import { useEffect, useState } from 'react';
import { useContent } from '../../content/use-content.ts';

const slowAfterMs = 8_000;

export function SendingNote() {
  const { sending, slow } = useContent('formMessages');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return <p className="visually-hidden">{sending}</p>;
  return <p className="panel notice background-surface-2">{slow}</p>;
}
