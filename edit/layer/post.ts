/** Rejects with the server's message in the editor's words. */
export async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/@edit${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('Programul de editare nu răspunde. Porniți-l din nou: npm run edit.');
  });
  const answer = (await response.json()) as Answer & { problem?: string };
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}
