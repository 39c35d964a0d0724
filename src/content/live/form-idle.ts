/** Milliseconds between two looks at a visitor who is filling in a form. */
const lookAgainAfter = 1_000;

const busy = 'form[aria-busy="true"], :is(input, textarea, select):focus';

/** Resolves once the visitor is in no field, and no form is being sent. */
export async function formIdle(): Promise<void> {
  while (document.querySelector(busy)) await new Promise((resolve) => setTimeout(resolve, lookAgainAfter));
}
