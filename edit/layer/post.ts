/** Its message tells the person who edits why the request failed. */
export class EditError extends Error {}

/** Sends a request to the edit server; rejects with an EditError, which the bar displays if no caller catches it. */
export async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/@edit${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new EditError('Programul de editare nu răspunde. Porniți-l din nou: npm run edit.');
  });
  const answer = (await response.json()) as Answer & { problem?: string };
  if (!response.ok) throw new EditError(answer.problem);
  return answer;
}
