export function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 100 118" aria-hidden="true">
      <path
        d="M50 16C32 18 11 38 8 72C6 97 15 114 27 114C40 114 42 82 50 82C58 82 60 114 73 114C85 114 94 97 92 72C89 38 68 18 50 16Z"
        fill="#fff"
      />
      <path d="M38 20C38 10 43 1 50 1C57 1 62 10 62 20C62 25 56 27 50 27C44 27 38 25 38 20Z" fill="#257040" />
    </svg>
  );
}
