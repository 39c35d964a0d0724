import type { ReactNode } from 'react';
import './answer-section.css';

type AnswerSectionProps = { className?: string; children: ReactNode };

/** The one section of a page that answers a form. */
export function AnswerSection({ className = '', children }: AnswerSectionProps) {
  return (
    <section className="answer-section section background-surface-4">
      <div className={`container answer-section__content ${className}`}>{children}</div>
    </section>
  );
}
