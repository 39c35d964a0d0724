/** An error response of the edit server, with its reason as message. */
export class EditProblem extends Error {}

/** Sends a request to the edit server; rejects with an EditProblem, which the bar displays if nothing else does. */
export async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/@edit${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new EditProblem('Programul de editare nu răspunde. Porniți-l din nou: npm run edit.');
  });
  const answer = (await response.json()) as Answer & { problem?: string };
  if (!response.ok) throw new EditProblem(answer.problem);
  return answer;
}
