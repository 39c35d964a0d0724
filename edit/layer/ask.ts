/** Asks the edit server; rejects with what it says is wrong. */
export async function ask<Answer>(path: string, question: object = {}): Promise<Answer> {
  const response = await fetch(`/@edit${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  const answer = (await response.json()) as Answer & { problem?: string };
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}
