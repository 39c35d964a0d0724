import type { Problem } from '../store.ts';

/** What is wrong elsewhere than in a field that is displayed. */
export function ProblemList({ problems }: { problems: Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="edit-problem" role="alert">
      {problems.map(({ name, locale, message }) => (
        <li key={`${name} ${locale} ${message}`}>
          {name && `${name}: `}
          {message}
        </li>
      ))}
    </ul>
  );
}
