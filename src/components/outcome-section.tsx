import type { ReactNode } from 'react';
import './outcome-section.css';

type OutcomeSectionProps = { className?: string; children: ReactNode };

/** The section of a page that shows the outcome of a submitted form. */
export function OutcomeSection({ className = '', children }: OutcomeSectionProps) {
  return (
    <section className="outcome-section section background-surface-4">
      <div className={`container outcome-section__content ${className}`}>{children}</div>
    </section>
  );
}
