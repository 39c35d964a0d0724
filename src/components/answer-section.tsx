import type { ReactNode } from 'react';
import './answer-section.css';

/** The one section of a page that answers a form. */
export function AnswerSection({ children }: { children: ReactNode }) {
  return (
    <section className="answer-section section background-surface-4">
      <div className="container answer-section__content">{children}</div>
    </section>
  );
}
