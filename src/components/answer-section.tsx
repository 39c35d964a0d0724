import type { ReactNode } from 'react';
import './answer-section.css';

type AnswerSectionProps = { className?: string; children: ReactNode };

/** The section of a page that shows the outcome of a submitted form. */
export function AnswerSection({ className = '', children }: AnswerSectionProps) {
  return (
    <section className="answer-section section background-surface-4">
      <div className={`container answer-section__content ${className}`}>{children}</div>
    </section>
  );
}
